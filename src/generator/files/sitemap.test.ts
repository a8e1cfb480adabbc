import { expect, test } from 'vitest';
import { sitemapFiles } from './sitemap.ts';

const page = { location: 'https://muster.example/a', alternates: {} };

test('a sitemap lists the pictures of a page, with their namespace', () => {
  const images = ['https://muster.example/media/a.jpg?b&c'];
  const xml = sitemapFiles([{ ...page, images }], 'https://muster.example').get('sitemap.xml');
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml).toContain(
    '<image:image><image:loc>https://muster.example/media/a.jpg?b&amp;c</image:loc></image:image>',
  );
});

test('a sitemap without pictures omits the namespace', () => {
  const xml = sitemapFiles([page], 'https://muster.example').get('sitemap.xml');
  expect(xml).not.toContain('image');
});
