import { expect, test } from 'vitest';
import { idOf, type Staff, signIn } from './staff.ts';

interface Refusal extends Record<string, unknown> {
  errors: { message: string; data?: { errors: { path: string; message: string }[] } }[];
}

/** The rejections, by field path. */
async function refused(staff: Staff, path: string, body: object): Promise<Record<string, string>> {
  const method = path.startsWith('/api/globals') ? 'POST' : 'PATCH';
  const answer = await staff<Refusal>(method, path, { ...body, _status: 'published' });
  expect(answer.status).toBe(400);
  const mistakes = answer.body.errors.flatMap(({ data }) => data?.errors ?? []);
  return Object.fromEntries(mistakes.map((mistake) => [mistake.path, mistake.message]));
}

test('a mistake is rejected at its field, in plain words', async () => {
  const owner = await signIn();
  const ostra = `/api/brands/${await idOf(owner, 'brands', 'slug', 'ostra')}`;
  const year = await refused(owner, ostra, { founded: 2150 });
  expect(Object.keys(year)).toEqual(['founded']);
  expect(year['founded']).toMatch(/^Dieses Jahr /);
  expect(year['founded']).not.toContain('This year');
  const text = { translations: { text: 'Zur [Werkstatt](nirgends-da)' } };
  const mistakes = await refused(owner, `${ostra}?locale=de`, text);
  expect(mistakes['translations.text']).toMatch(/führt nirgendwohin.*„nirgends-da“/);
});

test("a mistake in a row of a list is rejected at the row's field", async () => {
  const owner = await signIn();
  const path = '/api/globals/opening_hours?locale=de&depth=0';
  const { body } = await owner<{ periods: object[] }>('GET', path);
  const periods = body.periods.with(2, {
    ...body.periods[2],
    time_open: 'früh',
  });
  const mistakes = await refused(owner, path, { periods });
  expect(mistakes['periods.2.time_open']).toContain('Das ist keine Uhrzeit.');
});

test('a change that breaks other records is rejected, and names them', async () => {
  const owner = await signIn();
  const tarn = `/api/brands/${await idOf(owner, 'brands', 'slug', 'ostra')}`;
  const mistakes = await refused(owner, tarn, { slug: 'ostra-neu' });
  expect(Object.keys(mistakes)).toEqual(['']);
});

test('a draft may have mistakes', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'brands', 'slug', 'okulo');
  const draft = { founded: 2150, _status: 'draft' };
  expect((await owner('PATCH', `/api/brands/${id}?draft=true`, draft)).status).toBe(200);
});

test('a record that others refer to cannot be deleted, and the error names them', async () => {
  const owner = await signIn();
  const picture = await idOf(owner, 'media', 'filename', 'watches.jpg');
  const kept = await owner<Refusal>('DELETE', `/api/media/${picture}`);
  expect(kept.status).toBe(409);
  expect(kept.body.errors[0]?.message).toMatch(/noch gebraucht|still in use/);
  const type = await idOf(owner, 'brand_types', 'recordId', 'watches');
  expect((await owner('DELETE', `/api/brand_types/${type}`)).status).toBe(409);
});
