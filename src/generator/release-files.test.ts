import { expect, test } from 'vitest';
import { redirectDocument } from './release-files.ts';

const html = redirectDocument(
  { from: '/fr/privacy', to: '/fr/mentions-legales#protection', language: 'fr' },
  'https://muster.example',
);

test('leads to the correct section of the page', () => {
  expect(html).toContain('content="0; url=/fr/mentions-legales#protection"');
});

test('names the whole page as canonical', () => {
  expect(html).toContain('rel="canonical" href="https://muster.example/fr/mentions-legales"');
});

test('has no noindex, so that search engines can follow it and its canonical URL', () => {
  expect(html).not.toContain('noindex');
});
