import { expect, test } from 'vitest';
import { matomoSchema } from '#model/services/matomo.ts';
import { testImages, testSite } from '../../test/support/test-site.ts';
import { plan } from './plan/plan.ts';
import { releaseFacts } from './release-facts.ts';

const site = testSite();
const planned = plan(site, testImages(), '2026-11-21');
const facts = (code: string, redirects = planned.redirects) =>
  releaseFacts(
    { site, plan: { ...planned, redirects }, code },
    { pages: '', files: new Map(), search: {}, copies: [], script: '' },
    {},
  );

test('the pages of redirects are made anew when the code has changed', () => {
  expect(facts('b').redirectPages).not.toBe(facts('a').redirectPages);
});

test('the pages of redirects are made anew when a redirect has changed', () => {
  expect(facts('a', { ...planned.redirects, exact: [] }).redirectPages).not.toBe(
    facts('a').redirectPages,
  );
});

test('the pages of redirects are kept when nothing has changed', () => {
  expect(facts('a').redirectPages).toBe(facts('a').redirectPages);
});

test('a release names the documents that the shop publishes as they are', () => {
  const copies = ['aktion.html', 'preise.pdf'].map((path) => ({ path, hash: '' }));
  const { sandboxed } = releaseFacts(
    { site, plan: planned, code: '' },
    { pages: '', files: new Map(), search: {}, copies, script: '' },
    {},
  );
  expect(sandboxed).toEqual(['/aktion.html']);
});

test('the policy allows the script of the documents and the hosts that the content turns on', () => {
  const { config } = site.project;
  const matomo = matomoSchema.parse({ url: 'https://stats.example/', site_id: 1 });
  const counted = { ...site, project: { ...site.project, config: { ...config, matomo } } };
  const { headers } = releaseFacts(
    { site: counted, plan: planned, code: '' },
    { pages: '', files: new Map(), search: {}, copies: [], script: 'start()' },
    {},
  );
  expect(headers['Content-Security-Policy']).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/stats\.example;/,
  );
});
