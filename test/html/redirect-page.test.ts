import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { dist, test as base } from '../support/demo-shop.ts';
import { attribute, elements, parseHtml } from '../support/html.ts';

/** The page at '/en/uhren' that hosts without redirects of their own serve. */
const file = join(dist, 'current/site/en/uhren/index.html');

const test = base.extend('redirectPage', async () => parseHtml(await readFile(file, 'utf8')));

test('the page of a redirect leads on without JavaScript', ({ redirectPage }) => {
  const refresh = elements(redirectPage, 'meta').find(({ properties }) => properties.httpEquiv);
  expect(refresh && attribute(refresh, 'content')).toBe('0; url=/en/watches');
});

test('the page of a redirect names the right address to search engines', ({ redirectPage }) => {
  const links = elements(redirectPage, 'link');
  const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
  expect(canonical && attribute(canonical, 'href')).toMatch(/^https:\/\/[^/]+\/en\/watches$/);
});

test('the page of a redirect has a link for browsers that do not lead on', ({ redirectPage }) => {
  const [link] = elements(redirectPage, 'a');
  expect(link && attribute(link, 'href')).toBe('/en/watches');
});

test('the page of a redirect is in the language that it leads to', ({ redirectPage }) => {
  const [html] = elements(redirectPage, 'html');
  expect(html && attribute(html, 'lang')).toBe('en');
});
