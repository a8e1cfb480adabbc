import { expect, test } from 'vitest';
import { testImages, testSite } from '../../test/support/test-site.ts';
import { plan } from './plan/plan.ts';
import { releaseMetadata } from './release-metadata.ts';

const site = testSite();
const planned = plan(site, testImages(), '2026-11-21');
const metadata = (code: string, redirects = planned.redirects) =>
  releaseMetadata(
    { site, plan: { ...planned, redirects }, code },
    { pages: '', files: new Map(), search: {}, copies: [], script: '' },
    {},
  );

test('redirect pages are rebuilt when the code has changed', () => {
  expect(metadata('b').redirectPages).not.toBe(metadata('a').redirectPages);
});

test('redirect pages are rebuilt when a redirect has changed', () => {
  expect(metadata('a', { ...planned.redirects, exact: [] }).redirectPages).not.toBe(
    metadata('a').redirectPages,
  );
});

test('redirect pages are kept when nothing has changed', () => {
  expect(metadata('a').redirectPages).toBe(metadata('a').redirectPages);
});

test("a release lists the shop's own documents, which are published unchanged", () => {
  const copies = ['aktion.html', 'preise.pdf'].map((path) => ({ path, hash: '' }));
  const { sandboxed } = releaseMetadata(
    { site, plan: planned, code: '' },
    { pages: '', files: new Map(), search: {}, copies, script: '' },
    {},
  );
  expect(sandboxed).toEqual(['/aktion.html']);
});

test("the policy allows the documents' script and the hosts that the content turns on", () => {
  const { config } = site.project;
  const google_maps = { api_key: 'key', script: 'https://maps.example/api.js' };
  const rating_box = { translations: [] };
  const project = {
    ...site.project,
    google_place_id: 'place',
    config: { ...config, google_maps, rating_box },
  };
  const rated = { ...site, project };
  const { headers } = releaseMetadata(
    { site: rated, plan: planned, code: '' },
    { pages: '', files: new Map(), search: {}, copies: [], script: 'start()' },
    {},
  );
  expect(headers['Content-Security-Policy']).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/maps\.example;/,
  );
});
