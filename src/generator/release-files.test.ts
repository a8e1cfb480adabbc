import { expect, test } from 'vitest';
import { redirectDocument } from './release-files.ts';

const html = redirectDocument(
  { from: '/fr/privacy', to: '/fr/mentions-legales#protection', language: 'fr' },
  'https://muster.example',
);

test('leads to the part of the page that is meant', () => {
  expect(html).toContain('content="0; url=/fr/mentions-legales#protection"');
});

test('names the whole page as the right one', () => {
  expect(html).toContain('rel="canonical" href="https://muster.example/fr/mentions-legales"');
});

test('may be followed by search engines, which its canonical address leads to the page', () => {
  expect(html).not.toContain('noindex');
});
