import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attribute, elements, parseHtml } from './html.ts';

/** The page of a redirect, which hosts without redirects of their own serve. */
const file = join(import.meta.dirname, '../../dist/current/site/en/uhren/index.html');
const root = parseHtml(await readFile(file, 'utf8'));

test('the page of a redirect leads on without JavaScript', () => {
  const refresh = elements(root, 'meta').find((meta) => meta.properties.httpEquiv);
  expect(refresh && attribute(refresh, 'content')).toBe('0; url=/en/watches');
});

test('the page of a redirect names the right address to search engines', () => {
  const canonical = elements(root, 'link').find((link) => attribute(link, 'rel') === 'canonical');
  expect(canonical && attribute(canonical, 'href')).toMatch(/^https:\/\/[^/]+\/en\/watches$/);
});

test('the page of a redirect has a link for those it does not lead on', () => {
  const [link] = elements(root, 'a');
  expect(link && attribute(link, 'href')).toBe('/en/watches');
});

test('the page of a redirect is in the language that it leads to', () => {
  const [html] = elements(root, 'html');
  expect(html && attribute(html, 'lang')).toBe('en');
});
