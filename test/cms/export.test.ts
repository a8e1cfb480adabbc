import { expect, inject, test } from 'vitest';
import { exportPageSchema } from '#content/cms/export.ts';
import { filesSource } from '#content/files/files-source.ts';
import { recordSchema } from '#content/records/validate.ts';
import { languages } from '#model/language.ts';
import type { Collection } from '#model/site.ts';
import { z } from 'zod';
import { idOf, signIn, visitor } from './staff.ts';

test("the export contains the demo shop's content", async () => {
  const page = await exported();
  const { records, images, staticFiles } = await filesSource('content').load();
  // Other tests publish other hours and texts; round-trip.test.ts has a separate content system.
  const { opening_hours: _hours, info_pages: _pages, ...untouched } = records;
  for (const [name, value] of Object.entries(untouched)) {
    const schema = recordSchema(name as Collection);
    const given = [value].flat().map((record) => inOrder(z.parse(schema, record)));
    const got = page.records[name]?.map((record) => inOrder(z.parse(schema, record.value)));
    // Pictures are sorted by name, and omit a centred focus: see round-trip.test.ts
    if (name === 'images') expect(got?.length).toBeGreaterThanOrEqual(given.length);
    else expect({ [name]: got }).toEqual({ [name]: given });
  }
  expect(page.images.map(({ name }) => name).toSorted()).toEqual(
    images.map(({ name }) => name).toSorted(),
  );
  expect(page.files).toHaveLength(staticFiles.length);
});

test('a draft is only exported to clients that ask for drafts', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'brands', 'slug', 'tarn');
  const before = await exported();
  await owner('PATCH', `/api/brands/${id}?draft=true`, { founded: 1999, _status: 'draft' });
  expect((await exported()).revision).toBe(before.revision);
  const drafts = await exported('?drafts=true');
  const founded = drafts.records['brands']?.find((record) => record.id === String(id))?.value;
  expect(founded).toMatchObject({ founded: 1999 });
  await owner('PATCH', `/api/brands/${id}`, { founded: 1999, _status: 'published' });
  expect((await exported()).revision).not.toBe(before.revision);
});

test('a text is published in its language without a draft, and the other languages are unchanged', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'brands', 'slug', 'tarn');
  const before = await translationsOf(id);
  const lead = 'Rings from a valley without a road.';
  const change = { translations: { lead }, _status: 'published' };
  expect((await owner('PATCH', `/api/brands/${id}?locale=en`, change)).status).toBe(200);
  expect(await translationsOf(id)).toEqual(
    before.map((text) => (text['language'] === 'en' ? { ...text, lead } : text)),
  );
});

async function translationsOf(id: number): Promise<Record<string, unknown>[]> {
  const { records } = await exported();
  const brand = records['brands']?.find((record) => record.id === String(id));
  const { translations } = (brand?.value ?? { translations: [] }) as {
    translations: Record<string, unknown>[];
  };
  return translations;
}

async function exported(query = '') {
  const { body } = await visitor(inject('cms').key)('GET', `/api/export${query}`);
  return exportPageSchema.parse(body);
}

/** A value with its translations sorted by language, as in the content system. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOrder(one)]));
  }
  const rank = (one: unknown) =>
    languages.findIndex((code) => code === (one as { language?: unknown })?.language);
  return value.map(inOrder).toSorted((one, other) => rank(one) - rank(other));
}
