import { beforeAll, expect, test } from 'vitest';
import { editor, idOf, type Staff, signIn, visitor } from './staff.ts';

interface Version {
  id: string;
  version: { founded?: number; slug?: string; periods?: { time_close: string }[]; _status: string };
}

interface Hours extends Record<string, unknown> {
  periods: { time_close: string }[];
}

let staff: Staff;

beforeAll(async () => {
  staff = await signIn();
}, 60_000);

async function read<Document extends Record<string, unknown>>(path: string): Promise<Document> {
  const { status, body } = await staff<Document>(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}depth=0&locale=de`,
  );
  expect(status).toBe(200);
  return body;
}

async function versionsOf(path: string): Promise<Version[]> {
  const { docs } = await read<{ docs: Version[] }>(`${path}&limit=20&sort=-updatedAt`);
  return docs;
}

test('an older draft is restored as a draft, and the published version stays', async () => {
  const id = await idOf(staff, 'brands', 'slug', 'tarn');
  const brand = `/api/brands/${id}`;
  const { founded } = await read<{ founded: number }>(brand);
  for (const year of [1801, 1802]) {
    const saved = await staff('PATCH', `${brand}?draft=true&locale=de`, { founded: year });
    expect(saved.status).toBe(200);
  }
  const versions = await versionsOf(`/api/brands/versions?where[parent][equals]=${id}`);
  const first = versions.find(({ version }) => version.founded === 1801);
  const restored = await staff('POST', `/api/brands/versions/${first?.id}?draft=false`);
  expect(restored).toMatchObject({ status: 200 });
  expect(await read(`${brand}?draft=true`)).toMatchObject({
    founded: 1801,
    _status: 'draft',
  });
  expect(await read(brand)).toMatchObject({ founded, _status: 'published' });
  await staff('PATCH', `${brand}?locale=de`, { founded, _status: 'published' });
});

test('an older draft of the hours is restored as a draft, and the published hours stay', async () => {
  const hours = '/api/globals/opening_hours';
  const before = await read<Hours>(hours);
  const closing = (time_close: string) => ({
    periods: before.periods.map((one, at) => (at === 0 ? { ...one, time_close } : one)),
  });
  for (const time of ['17:05', '17:10']) {
    expect((await staff('POST', `${hours}?draft=true&locale=de`, closing(time))).status).toBe(200);
  }
  const versions = await versionsOf(`${hours}/versions?`);
  const first = versions.find(({ version }) => version.periods?.[0]?.time_close === '17:05');
  for (const query of ['', '?draft=true']) {
    expect(await staff('POST', `${hours}/versions/${first?.id}${query}`)).toMatchObject({
      status: 200,
    });
    const draft = await read<Hours & { _status: string }>(`${hours}?draft=true`);
    expect([draft.periods[0]?.time_close, draft._status]).toEqual(['17:05', 'draft']);
    expect(await read<Hours>(hours)).toMatchObject({
      periods: before.periods,
      _status: 'published',
    });
  }
  const { periods } = before;
  expect(
    (await staff('POST', `${hours}?locale=de`, { periods, _status: 'published' })).status,
  ).toBe(200);
});

test('a published version is published again, or restored as a draft if it no longer fits the site', async () => {
  const tarn = await read(`/api/brands/${await idOf(staff, 'brands', 'slug', 'tarn')}`);
  const make = async (slug: string) => {
    const data = { ...tarn, id: undefined, slug, _status: 'published' };
    const { body } = await staff<{ doc: { id: number } }>('POST', '/api/brands?locale=de', data);
    return body.doc.id;
  };
  const id = await make('erst');
  const brand = `/api/brands/${id}`;
  const moved = { slug: 'zweit', _status: 'published' };
  expect((await staff('PATCH', `${brand}?locale=de`, moved)).status).toBe(200);
  const successor = await make('erst');

  const versions = await versionsOf(`/api/brands/versions?where[parent][equals]=${id}`);
  const first = versions.find(({ version }) => version.slug === 'erst');
  const restore = async () => staff('POST', `/api/brands/versions/${first?.id}`);
  const refused = await restore();
  expect(refused.status).toBe(200);
  expect(refused.body['message']).toMatch(/nicht veröffentlicht|not published/);
  expect(await read(`${brand}?draft=true`)).toMatchObject({ slug: 'erst', _status: 'draft' });
  expect(await read(brand)).toMatchObject({ slug: 'zweit', _status: 'published' });

  expect((await staff('DELETE', `/api/brands/${successor}`)).status).toBe(200);
  expect((await restore()).body['message']).not.toMatch(/nicht veröffentlicht|not published/);
  expect(await read(brand)).toMatchObject({ slug: 'erst', _status: 'published' });
  expect((await staff('DELETE', brand)).status).toBe(200);
});

test('nobody can restore what they may not change', async () => {
  const [hours] = await versionsOf('/api/globals/opening_hours/versions?');
  const [legal] = await versionsOf('/api/globals/legal/versions?');
  const restore = async (who: Staff, path: string) => (await who('POST', `/api/${path}`)).status;
  expect(await restore(visitor(), `globals/opening_hours/versions/${hours?.id}`)).toBe(403);
  const other = await editor('wieder@shop.example');
  expect(await restore(other, `globals/legal/versions/${legal?.id}`)).toBe(403);
  expect(await restore(other, 'brands/versions/999999')).toBe(404);
});
