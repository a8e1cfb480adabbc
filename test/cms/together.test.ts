import { beforeAll, expect, test } from 'vitest';
import { idOf, type Staff, signIn } from './staff.ts';

interface Row {
  id: string;
  day: string;
  time_close: string;
}

interface Hours extends Record<string, unknown> {
  periods: Row[];
}

interface Refusal extends Record<string, unknown> {
  errors: { message: string; data: { conflicts: Record<string, unknown>[] } }[];
}

const hours = '/api/globals/opening_hours?locale=de&depth=0&draft=true';
const [thursday, saturday] = [0, 4];

let staff: Staff;
let brand: string;

beforeAll(async () => {
  staff = await signIn();
  brand = `/api/brands/${await idOf(staff, 'brands', 'slug', 'tarn')}`;
}, 60_000);

/** The current document. */
async function read(path: string): Promise<Record<string, unknown>> {
  return (await staff('GET', path)).body;
}

async function save(path: string, body: object) {
  const method = path.startsWith('/api/globals') ? 'POST' : 'PATCH';
  return staff<Refusal>(method, path, body);
}

test('changes to different days of the week from two devices are both kept', async () => {
  const base = (await read(hours)) as Hours;
  const at = (row: number, time_close: string) =>
    base.periods.map((one, index) => (index === row ? { ...one, time_close } : one));
  const phone = { ...base, periods: at(saturday, '14:15'), _base: base };
  const desk = { ...base, periods: at(thursday, '18:10'), _base: base, _status: 'published' };
  expect((await save(hours, phone)).status).toBe(200);
  expect((await save(hours, desk)).status).toBe(200);
  const { periods } = (await read(hours.replace('draft=true', ''))) as Hours;
  expect(periods[saturday]?.time_close).toBe('14:15');
  expect(periods[thursday]?.time_close).toBe('18:10');
});

test('a field that both changed is rejected with both values, and nothing is stored', async () => {
  const base = (await read(hours)) as Hours;
  const [first] = base.periods;
  const closing = (time_close: string) => ({
    periods: base.periods.map((one, index) => (index === 0 ? { ...one, time_close } : one)),
    _base: base,
  });
  expect((await save(hours, closing('19:00'))).status).toBe(200);
  const { status, body } = await save(hours, closing('20:00'));
  expect(status).toBe(409);
  expect(body.errors[0]?.data.conflicts).toEqual([
    {
      path: ['periods', first?.id, 'time_close'],
      label: expect.stringMatching(/1 › (?:Schließt|Bis|Closes)/) as string,
      base: first?.time_close,
      theirs: '19:00',
      mine: '20:00',
      words: {
        theirs: expect.stringMatching(/19:00|19 h/) as string,
        mine: expect.stringMatching(/20:00|20 h/) as string,
      },
    },
  ]);
  expect(((await read(hours)) as Hours).periods[0]?.time_close).toBe('19:00');
});

test('values of a conflict are shown in words, not as ids', async () => {
  const item = `/api/items/${await idOf(staff, 'items', 'slug', 'okulo-fussnote-46')}?locale=de&draft=true`;
  const base = await read(`${item}&depth=0`);
  const brandOf = async (slug: string) => idOf(staff, 'brands', 'slug', slug);
  const change = { ...base, brand: await brandOf('tarn'), price: 1290, _base: base };
  const other = { ...base, brand: await brandOf('nordlicht'), price: 12.9, _base: base };
  expect((await save(item, change)).status).toBe(200);
  const { status, body } = await save(item, other);
  expect(status).toBe(409);
  const words = body.errors[0]?.data.conflicts.map((conflict) => conflict['words']);
  expect(words).toContainEqual({ theirs: 'Tarn', mine: 'Nordlicht' });
  expect(words).toContainEqual({ theirs: '1.290,00\u00a0€', mine: '12,90\u00a0€' });
  expect((await save(item, { brand: base['brand'], price: base['price'] })).status).toBe(200);
});

test('three people can edit German, English and the settings at the same time', async () => {
  const [german, english] = await Promise.all(
    ['de', 'en'].map(async (code) => read(`${brand}?locale=${code}&depth=0&draft=true`)),
  );
  const inLanguage = async (code: string, base: object, change: object) =>
    save(`${brand}?locale=${code}&draft=true`, { ...base, ...change, _base: base });
  const texts = (base: object = {}) => (base as { translations: object }).translations;
  const answers = await Promise.all([
    inLanguage('de', german ?? {}, { translations: { ...texts(german), lead: 'Neu' } }),
    inLanguage('en', english ?? {}, { translations: { ...texts(english), lead: 'New' } }),
    inLanguage('de', german ?? {}, { founded: 1903 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { translations, founded } = await read(`${brand}?locale=all&depth=0&draft=true`);
  expect(translations).toMatchObject({ lead: { de: 'Neu', en: 'New' } });
  expect(founded).toBe(1903);
});

test('twenty rows added at the same moment are all kept', async () => {
  const base = (await read(hours)) as Hours;
  const [row] = base.periods;
  const times = Array.from({ length: 20 }, (_, at) => `20:${10 + at}`);
  const answers = await Promise.all(
    times.map(async (time_close, at) => {
      const added = { ...row, id: `65f0c2d3a1b2c3d4e5f600${10 + at}`, time_close };
      return save(hours, { periods: [...base.periods, added], _base: base });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { periods } = (await read(hours)) as Hours;
  expect(periods.map(({ time_close }) => time_close)).toEqual(expect.arrayContaining(times));
  expect((await save(hours, { periods: base.periods })).status).toBe(200);
});

test('a save without a base changes only its own fields', async () => {
  const path = `${brand}?locale=de&draft=true`;
  const before = await read(`${path}&depth=0`);
  expect((await save(path, { founded: 1899 })).status).toBe(200);
  const after = await read(`${path}&depth=0`);
  const { updatedAt } = after;
  expect(after).toEqual({ ...before, founded: 1899, _status: 'draft', updatedAt });
  expect((await save(path, { founded: 1900, _base: 'yesterday' })).status).toBe(400);
});

test('of two documents that take the same web address at once, one is rejected', async () => {
  const tarn = await read(`${brand}?locale=de&depth=0`);
  const twin = { ...tarn, id: undefined, slug: 'zwilling', _status: 'published' };
  const answers = await Promise.all(
    [1, 2].map(async () => staff<{ doc: { id: number } }>('POST', '/api/brands?locale=de', twin)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400]);
  const made = answers.find(({ status }) => status === 201)?.body.doc.id;
  expect((await staff('DELETE', `/api/brands/${made}`)).status).toBe(200);
});
