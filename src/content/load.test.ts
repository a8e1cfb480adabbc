import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesSource } from './files/files-source.ts';
import { loadSite } from './load.ts';
import type { ContentSource } from './source.ts';

const shop = await mkdtemp(join(tmpdir(), 'shop-'));
await cp(join(import.meta.dirname, '../../test/fixtures/content-mistakes/_base'), shop, {
  recursive: true,
});
await writeFile(
  join(shop, 'legal.yaml'),
  'translations: [{ language: de, insurance: "<p>Ja<script>x</script></p>" }, { language: en }]',
);
afterAll(() => rm(shop, { recursive: true }));

const { site } = await loadSite(filesSource(shop));

test('what a shop leaves out gets its default', () => {
  expect(site?.theme.base_color).toBe('#ffffff');
  expect(site?.menu[0]?.groups).toEqual([]);
});

test('images are measured and found by name', () => {
  expect(site?.media.get('logo.svg')).toMatchObject({ format: 'svg', width: 24 });
});

test('HTML is safe in the site', () => {
  expect(site?.legal.translations?.[0]?.insurance).toBe('<p>Ja</p>');
});

test('a source of records alone is checked in the same way', async () => {
  const source: ContentSource = {
    name: 'records',
    load: async () => ({
      records: { company: {}, compnay: {} },
      origin: ([collection]) => ({ file: String(collection), field: '' }),
      images: [],
      mapArchives: [],
      problems: [],
    }),
  };
  const { site: none, problems } = await loadSite(source);
  expect(none).toBeNull();
  expect(problems).toContainEqual({
    severity: 'error',
    file: 'compnay',
    message: 'This collection is not known.',
    hint: 'Did you mean "company"?',
  });
});

test('a shop of which nothing could be read has that problem alone', async () => {
  const { problems } = await loadSite(filesSource(join(shop, 'nowhere')));
  expect(problems).toHaveLength(1);
});
