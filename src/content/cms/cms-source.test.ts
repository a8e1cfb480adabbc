import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { json, uploaded } from '../../../test/fakes/cms.ts';
import { cmsForEachTest, record } from './cms-source.fixture.ts';
import type { ExportedRecord } from './export.ts';

const shop = cmsForEachTest();

test('lists of records come by collection, single records as objects', async () => {
  shop.cms.content.records = {
    company: [record('1', { display_name: 'Lindenhof' }, '/admin/globals/company')],
    brands: [record('ostra', { slug: 'ostra' }), record('tarn', { slug: 'tarn' })],
  };
  const { records, diagnostics } = await shop.load();
  expect(records).toEqual({
    company: { display_name: 'Lindenhof' },
    brands: [{ slug: 'ostra' }, { slug: 'tarn' }],
  });
  expect(diagnostics).toEqual([]);
});

// `JSON.stringify` turns negative zero into zero.
const jsonValue = fc.json().map((text): unknown => JSON.parse(text));

test('every record comes once and in order, whatever the page size', async () => {
  const many = fc.dictionary(
    fc.constantFrom('brands', 'pages', 'events', 'menu', 'unknown'),
    fc.array(jsonValue, { maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(many, fc.integer({ min: 1, max: 9 }), async (lists, pageSize) => {
      const filled = Object.entries(lists).filter(([, values]) => values.length > 0);
      const exported = filled.map(([name, values]): [string, ExportedRecord[]] => [
        name,
        values.map((value, at) => record(`${at}`, value)),
      ]);
      shop.cms.content.records = Object.fromEntries<ExportedRecord[]>(exported);
      shop.cms.pageSize = pageSize;
      const { records } = await shop.load();
      expect(records).toEqual(structuredClone(Object.fromEntries(filled)));
    }),
    { numRuns: 30 },
  );
});

test('the content is read again if it changes between two pages', async () => {
  shop.hold(3);
  let changes = 0;
  shop.cms.fault = ({ search }) => {
    if (search.includes('page=2') && changes < 2) {
      changes += 1;
      shop.cms.content = { ...shop.cms.content, revision: `${changes + 1}` };
    }
    return false;
  };
  const { records } = await shop.load();
  expect(records.brands).toHaveLength(3);
  expect(changes).toBe(2);
});

test('reading fails if the content keeps changing', async () => {
  shop.hold(2);
  shop.cms.fault = () => {
    shop.cms.content.revision += '1';
    return false;
  };
  await expect(shop.load()).rejects.toThrow('changed 3 times while it was read');
});

test('drafts are only requested on demand', async () => {
  await shop.load({ drafts: true });
  await shop.load();
  expect(shop.cms.requests).toEqual([
    '/api/export?page=1&drafts=true',
    '/api/export?page=1&drafts=false',
  ]);
});

test('a place names record and field, and links to the field in its language', async () => {
  const translations = [{ language: 'de' }, { language: 'en', headline: '' }];
  shop.cms.content.records = {
    brands: [record('ostra', { slug: 'ostra', translations })],
    menu: [record('menu', { sub_links: [{ translations }] }, '/admin/globals/menu')],
    company: [record('1', {}, '/admin/globals/company')],
  };
  const read = await shop.load();
  const place = (path: PropertyKey[]) => read.place(path);
  expect(place(['brands', 0, 'translations', 1, 'headline'])).toEqual({
    document: 'Marke „ostra“',
    field: 'Zeile unter dem Namen (en)',
    url: `${shop.cms.url}/admin/collections/brands/ostra?locale=en#field-translations__headline`,
  });
  expect(place(['menu', 0, 'sub_links', 0, 'translations', 0, 'display_name']).url).toBe(
    `${shop.cms.url}/admin/globals/menu?locale=de#field-entries__0__sub_links__0__translations__display_name`,
  );
  expect(place(['company', 'addresses', 0]).url).toBe(
    `${shop.cms.url}/admin/globals/company#field-addresses__0`,
  );
  expect(place(['company'])).toEqual({
    document: 'Marke „1“',
    url: `${shop.cms.url}/admin/globals/company`,
  });
  expect(place(['project', 'logo'])).toEqual({
    document: 'Einstellungen › Website',
    field: 'Logo',
    url: `${shop.cms.url}/admin/globals/project`,
  });
});

test('files are fetched once and stored by the hash of their bytes', async () => {
  const { hash } = shop.addImage('Foto 1.JPG', 'a picture');
  const list = uploaded('preisliste.pdf', Buffer.from('prices'), '/preisliste.pdf');
  const map = uploaded('town.pmtiles', Buffer.from('a map'));
  shop.cms.content.files.push(list, map);
  shop.cms.content.bytes.set(list.hash, Buffer.from('prices'));
  shop.cms.content.bytes.set(map.hash, Buffer.from('a map'));
  const { images, staticFiles, mapArchives } = await shop.load();
  expect(images).toEqual([
    {
      name: 'Foto 1.JPG',
      file: join(shop.cache, 'cms', `${hash}.jpg`),
      place: {
        document: 'Bild „Foto 1.JPG“',
        url: `${shop.cms.url}/admin/collections/media/Foto%201.JPG`,
      },
    },
  ]);
  expect(await readFile(images[0]?.file ?? '', 'utf8')).toBe('a picture');
  expect(staticFiles).toMatchObject([{ path: '/preisliste.pdf' }]);
  expect(mapArchives).toMatchObject([{ name: 'town.pmtiles' }]);
  await shop.load();
  expect(shop.cms.requests.filter((path) => path.startsWith('/files/'))).toHaveLength(3);
});

test('a file truncated on disk is fetched again', async () => {
  shop.addImage('a.png', 'a picture');
  const [image] = (await shop.load()).images;
  await writeFile(image?.file ?? '', 'a pic');
  await shop.load();
  expect(await readFile(image?.file ?? '', 'utf8')).toBe('a picture');
});

test('files unused for a month are removed', async () => {
  shop.addImage('a.png', 'old');
  const [old] = (await shop.load()).images;
  shop.cms.content.images = [];
  shop.addImage('b.png', 'used');
  const [used] = (await shop.load()).images;
  const longAgo = Date.now() / 1000 - 31 * 24 * 3600;
  for (const image of [old, used]) await utimes(image?.file ?? '', longAgo, longAgo);
  await shop.load();
  expect(await readdir(join(shop.cache, 'cms'))).toEqual([
    (used?.file ?? '').replace(/^.*[\\/]/, ''),
  ]);
  expect((await stat(used?.file ?? '')).mtimeMs / 1000).toBeCloseTo(longAgo, 0);
});

test('changes are detected without reading the content', async () => {
  const reader = shop.source();
  await reader.load();
  expect(await reader.hasChanged()).toBe(false);
  shop.cms.content = { ...shop.cms.content, revision: '2' };
  expect(await reader.hasChanged()).toBe(true);
  await reader.load();
  expect(await reader.hasChanged()).toBe(false);
});

test('watchers are notified of changes, and when the content system is back', async () => {
  const reader = shop.source({ interval: 5 });
  const onChange = vi.fn<() => void>(() => void reader.load().catch(() => {}));
  shop.cms.fault = (_url, response) => {
    json(response, 403, {});
    return true;
  };
  await reader.load().catch(() => {});
  const stop = reader.watch?.(onChange);
  shop.cms.fault = () => false;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await vi.waitFor(async () => expect(await reader.hasChanged()).toBe(false));
  shop.cms.content = { ...shop.cms.content, revision: '2' };
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await stop?.();
});
