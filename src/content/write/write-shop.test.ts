import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Collection, contentSchema } from '#model/site.ts';
import { loadSite } from '../load.ts';
import type { SourceContent } from '../source.ts';
import { filesSource } from '../files/files-source.ts';
import { layouts } from '../files/layout.ts';
import { validContent } from './valid-content.fixture.ts';
import { writeShop } from './write-shop.ts';

const demo = join(import.meta.dirname, '../../../content');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'));
});

afterEach(() => rm(folder, { recursive: true }));

function content(
  records: Record<string, unknown>,
  files: Partial<SourceContent> = {},
): Pick<SourceContent, 'records' | 'images' | 'mapArchives' | 'staticFiles'> {
  return { records, images: [], mapArchives: [], staticFiles: [], ...files };
}

async function written(path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

/** The paths of all files below the folder. */
async function paths(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

test('any valid content is equivalent after being written and read again', async () => {
  await fc.assert(
    fc.asyncProperty(validContent(), async (records) => {
      const shop = await mkdtemp(join(folder, 'shop-'));
      await writeShop(content(records), shop);
      const read = await filesSource(shop).load();
      await rm(shop, { recursive: true });
      expect(read.diagnostics).toEqual([]);
      expect(inOrder(read.records)).toEqual(inOrder(records));
    }),
    { numRuns: 20 },
  );
}, 60_000);

/** Content as parsed, with records that have a folder of their own sorted by name. */
function inOrder(records: Record<string, unknown>): unknown {
  const parsed = contentSchema.parse(records);
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]: [string, unknown]) => {
      const layout = layouts[name as Collection];
      if (layout.kind !== 'folders' || !Array.isArray(value)) return [name, value];
      const id = (record: unknown) => String(Reflect.get(record as object, layout.idField));
      return [name, value.toSorted((one, other) => (id(one) < id(other) ? -1 : 1))];
    }),
  );
}

test('the demo shop is the same site after being written and read again', async () => {
  await writeShop(await filesSource(demo).load(), folder);
  const [before, after] = await Promise.all(
    [demo, folder].map((shop) => loadSite(filesSource(shop))),
  );
  const { media: _, files: __, texts: ___, ...site } = before?.site ?? {};
  expect(after?.site).toMatchObject(site);
  const pictures = (loaded: typeof before) =>
    new Map(
      Array.from(loaded?.site?.media ?? [], ([key, { file: ____, ...media }]) => [key, media]),
    );
  expect(pictures(after)).toEqual(pictures(before));
  expect(after?.diagnostics.map(({ code }) => code).toSorted()).toEqual(
    before?.diagnostics.map(({ code }) => code).toSorted(),
  );
});

test('files look as a person would write them', async () => {
  const translations = [
    { headline: 'Uhren: aus Dresden', language: 'de', text: 'Ein Text.\n\n- mit Liste' },
    { text: '', language: 'fr', headline: 'Montres', lead: 'wort '.repeat(40).trim() },
  ];
  await writeShop(
    content({
      theme: { base_color: '#ffffff' },
      menu: [],
      legal: { translations: [{ language: 'de', insurance: '<p>Eins</p>\n<p>Zwei</p>\n' }] },
      brands: [
        {
          translations,
          gallery: ['b.jpg', 'a.jpg'],
          sort: 0,
          type: 'watches',
          display_name: 'Ostra',
          slug: 'ostra',
        },
      ],
    }),
    folder,
  );
  expect(await paths()).toEqual([
    'brands/ostra/brand.yaml',
    'brands/ostra/de.md',
    'brands/ostra/fr.md',
    'legal.yaml',
  ]);
  expect(await written('brands/ostra/brand.yaml')).toBe(
    'display_name: Ostra\ntype: watches\ngallery: [ b.jpg, a.jpg ]\n',
  );
  expect(await written('brands/ostra/de.md')).toBe(
    '---\nheadline: "Uhren: aus Dresden"\n---\nEin Text.\n\n- mit Liste\n',
  );
  expect(await written('brands/ostra/fr.md')).toMatch(
    /^---\nheadline: Montres\nlead: >-\n(?: {2}(?:wort ?){2,}\n){2}text: ""\n---\n$/,
  );
  expect(await written('legal.yaml')).toBe(
    'translations:\n  - language: de\n    insurance: |\n      <p>Eins</p>\n      <p>Zwei</p>\n',
  );
});

test('a record whose name cannot be a folder name keeps it', async () => {
  const brands = ['../..', 'con', 'Ostra', 'ostra', 'ostra', 7].map((slug) => ({ slug }));
  await writeShop(content({ brands }), folder);
  expect(await paths()).toEqual(
    ['brand-1', 'brand-2', 'brand-3', 'brand-4', 'brand-5', 'ostra'].map(
      (name) => `brands/${name}/brand.yaml`,
    ),
  );
  const { records } = await filesSource(folder).load();
  const slugs = (records.brands as { slug: unknown }[]).map(({ slug }) => slug);
  expect(slugs).toEqual(['../..', 'con', 'Ostra', 'ostra', 7, 'ostra']);
});

test('translations that are not in the order of languages keep their order', async () => {
  const translations = [
    { language: 'en', text: 'a' },
    { language: 'de', text: 'b' },
  ];
  await writeShop(content({ pages: [{ key: 'home', translations }] }), folder);
  const { records } = await filesSource(folder).load();
  expect(records.pages).toEqual([{ key: 'home', translations }]);
});

test('pictures, maps and other files are copied', async () => {
  const source = join(folder, 'source');
  await writeFile(source, 'bytes');
  const file = { file: source, place: { document: '' } };
  const shop = join(folder, 'shop');
  await writeShop(
    content(
      {},
      {
        images: [
          { ...file, name: 'Ä 1.jpg' },
          { ...file, name: 'ä 1.JPG' },
        ],
        mapArchives: [{ ...file, name: 'town.pmtiles' }],
        staticFiles: [{ ...file, path: '/.well-known/security.txt' }],
      },
    ),
    shop,
  );
  const { images, mapArchives, staticFiles } = await filesSource(shop).load();
  expect(images.map(({ name }) => name)).toEqual(['ä 1.JPG', 'Ä 1.jpg']);
  expect(mapArchives.map(({ name }) => name)).toEqual(['town.pmtiles']);
  expect(staticFiles.map(({ path }) => path)).toEqual(['/.well-known/security.txt']);
});

test.each(['/../../evil.txt', '/a/./b.txt', '/a//b.txt', '/a\\b.txt'])(
  'a file with the path %s is not written',
  async (path) => {
    const staticFiles = [{ path, file: '/dev/null', place: { document: '' } }];
    await expect(writeShop(content({}, { staticFiles }), folder)).rejects.toThrow(
      'cannot be the name of a file',
    );
    expect(await paths()).toEqual([]);
  },
);

test('a folder that is not empty is left alone', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(writeShop(content({ menu: [{ path: 'watches' }] }), folder)).rejects.toThrow(
    /is not empty\. Give a new folder, or --replace/,
  );
  expect(await paths()).toEqual(['notes.txt']);
});

test('replacing a shop keeps files that are not content, and loses nothing', async () => {
  for (const path of ['brands/tarn', 'media', '.git']) {
    await mkdir(join(folder, path), { recursive: true });
  }
  const own = ['README.md', 'package.json', '.git/config', 'brands/tarn/notes.txt'];
  const outdated = [
    'menu.json',
    'theme.yaml',
    'brands/tarn/brand.yaml',
    'brands/tarn/de.md',
    'media/a.jpg',
  ];
  for (const path of [...own, ...outdated]) await writeFile(join(folder, path), `old ${path}`);
  await writeFile(join(folder, 'social.yaml'), '- display_name: same\n');
  const options = { replace: true, now: new Date('2027-03-14T09:30:00Z') };
  const records = {
    menu: [{ path: 'watches' }],
    theme: { base_color: '#000' },
    social: [{ display_name: 'same' }],
  };
  const { replaced } = await writeShop(content(records), folder, options);
  expect(replaced).toBe('.replaced/2027-03-14T09-30-00.000Z');
  expect(await paths()).toEqual(
    [
      ...own,
      'menu.yaml',
      'social.yaml',
      'theme.yaml',
      ...outdated.map((path) => `${replaced}/${path}`),
    ].toSorted(),
  );
  for (const path of own) expect(await written(path)).toBe(`old ${path}`);
  expect(await writeShop(content(records), folder, options)).toEqual({ files: 3 });
});
