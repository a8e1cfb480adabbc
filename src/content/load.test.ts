import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesSource } from './files/files-source.ts';
import { loadSite } from './load.ts';
import { formatDiagnostics } from './diagnostics/report.ts';
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

test('omitted fields get their defaults', () => {
  expect(site?.theme.base_color).toBe('#ffffff');
  expect(site?.menu[0]?.groups).toEqual([]);
});

test('images are measured and found by name', () => {
  expect(site?.media.get('logo.svg')).toMatchObject({ format: 'svg', width: 24 });
});

test('HTML is sanitised in the site', () => {
  expect(site?.legal.translations?.[0]?.insurance).toBe('<p>Ja</p>');
});

test('a source of records alone is checked in the same way, and reported in its own terms', async () => {
  const source: ContentSource = {
    name: 'records',
    load: async () => ({
      records: { company: { company_name: 5, website: 7 }, compnay: {}, menu: {} },
      place: ([collection, ...field]) => ({
        document: `the ${String(collection)}`,
        url: `https://cms.example/${String(collection)}#${field.map(String).join('.')}`,
      }),
      words: { record: (collection) => `the ${collection}` },
      images: [],
      mapArchives: [],
      staticFiles: [],
      diagnostics: [],
    }),
  };
  const { site: none, diagnostics } = await loadSite(source);
  expect(none).toBeNull();
  expect(diagnostics).toContainEqual({
    code: 'unknown-collection',
    severity: 'error',
    place: { document: 'the compnay', url: 'https://cms.example/compnay#' },
    message: 'This collection is not known.',
    hint: 'Did you mean "company"?',
  });
  expect(diagnostics).toContainEqual({
    code: 'wrong-type',
    severity: 'error',
    place: { document: 'the company', url: 'https://cms.example/company#company_name' },
    message: 'A number stands where text is needed.',
    hint: 'Full name in law, as in the register.',
  });
  expect(formatDiagnostics(diagnostics)).not.toMatch(/quotes|yaml|name: value|"- "/);
});

test('for a shop that cannot be read at all, only that is reported', async () => {
  const { diagnostics } = await loadSite(filesSource(join(shop, 'nowhere')));
  expect(diagnostics).toHaveLength(1);
});

test('a picture that cannot be shown is an error if content uses it, or else a warning', async () => {
  const file = join(shop, 'media/scan.bmp');
  const watches = join(shop, 'media/watches.jpg');
  const original = await readFile(watches);
  await writeFile(file, 'BM');
  const unused = await loadSite(filesSource(shop));
  expect(unused.site?.media.has('watches.jpg')).toBe(true);
  expect(unused.site?.media.has('scan.bmp')).toBe(false);
  expect(unused.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'image-format', severity: 'warning' }),
  );
  await writeFile(watches, 'BM');
  const used = await loadSite(filesSource(shop));
  await writeFile(watches, original);
  await rm(file);
  expect(used.site).toBeNull();
  const severities = used.diagnostics
    .filter(({ code }) => code === 'image-format')
    .map(({ severity, place }) => [place.document, severity] as const);
  expect(new Map(severities)).toEqual(
    new Map([
      ['media/scan.bmp', 'warning'],
      ['media/watches.jpg', 'error'],
    ]),
  );
});

test('a picture that is only used in a text counts as used', async () => {
  const page = join(shop, 'pages/home/de.md');
  const before = await readFile(page, 'utf8');
  await writeFile(page, `${before}\n\n![Plan](Scan.bmp)\n`);
  await writeFile(join(shop, 'media/scan.bmp'), 'BM');
  const { diagnostics } = await loadSite(filesSource(shop));
  await writeFile(page, before);
  await rm(join(shop, 'media/scan.bmp'));
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'image-format', severity: 'error' }),
  );
});
