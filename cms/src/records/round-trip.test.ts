import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesSource } from '../../../src/content/files/files-source.ts';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { languages } from '../../../src/model/language.ts';
import { holdings, pictures, recordShape } from '../collections/kinds.ts';
import { defaultOf, type Form, formOf } from '../fields/form.ts';
import { fromPayload } from './from-payload.ts';
import { overlay } from './overlay.ts';
import { type Data, dataOf } from './data.ts';
import { toPayload, UnknownName } from './to-payload.ts';

/** Each record's key is derived from its name. */
const names = {
  nameOf: (_: string, key: string | number) => String(key).replace('key of ', ''),
  keyOf: (_: string, name: string) => `key of ${name}`,
};

const collections = [...holdings.keys()].filter((name) => name !== pictures);

test.each(collections)('records of %s survive the round trip through Payload', (name) => {
  const shape = recordShape(name);
  fc.assert(
    fc.property(recordOf(shape), (record) => {
      expect(fromPayload(shape, toPayload(shape, record, names), names)).toEqual(record);
    }),
    { numRuns: 30 },
  );
});

test("the demo shop's records keep their meaning through Payload", async () => {
  const { records } = await filesSource('content').load();
  for (const name of collections) {
    const shape = recordShape(name);
    const schema = recordSchema(name);
    for (const record of [records[name] ?? []].flat()) {
      const back = fromPayload(shape, toPayload(shape, record, names), names);
      expect({ [name]: inOrder(z.parse(schema, back)) }).toEqual({
        [name]: inOrder(z.parse(schema, record)),
      });
    }
  }
});

test('the content system stores a field added to the model without further changes', () => {
  const shape = {
    ...recordShape('brands'),
    motto: z.object({ since: z.iso.date(), colours: z.array(z.enum(['red', 'green'])) }),
  };
  const record = { slug: 'ostra', motto: { since: '2026-03-29', colours: ['green', 'red'] } };
  const data = toPayload(shape, record, names);
  expect(data['motto']).toEqual({ since: '2026-03-29T12:00:00.000Z', colours: ['green', 'red'] });
  expect(fromPayload(shape, data, names)).toMatchObject(record);
});

test('a dangling reference is reported, not dropped', () => {
  const unknown = { keyOf: () => undefined };
  expect(() => toPayload(recordShape('brands'), { type: 'watches' }, unknown)).toThrow(UnknownName);
});

test('writing in one language leaves the others unchanged', () => {
  const shape = recordShape('opening_hours');
  const row = {
    day: 0,
    translations: [
      { language: 'de', free_text: 'zu' },
      { language: 'en', free_text: 'shut' },
    ],
  };
  const all = withIds(toPayload(shape, { opening_periods: [row] }, names));
  const [first] = all['periods'] as Data[];
  const data = { periods: [{ ...first, translations: { free_text: 'geschlossen' } }] };
  const merged = overlay(shape, { data, all, language: 'de' });
  expect(fromPayload(shape, merged, names)).toEqual({
    opening_periods: [
      {
        day: 0,
        translations: [
          { language: 'de', free_text: 'geschlossen' },
          { language: 'en', free_text: 'shut' },
        ],
      },
    ],
  });
});

/** A value with translations sorted by language. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inOrder(one)]));
  }
  const rank = (one: unknown) => languages.findIndex((code) => code === dataOf(one)['language']);
  return value.map(inOrder).toSorted((one, other) => rank(one) - rank(other));
}

function withIds(data: Data): Data {
  const rows = data['periods'] as Data[];
  return { ...data, periods: rows.map((row, at) => ({ ...row, id: String(at) })) };
}

/** Records as people write them: without empty fields or defaults. */
function recordOf(shape: z.core.$ZodShape): fc.Arbitrary<Data> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const usual = JSON.stringify(defaultOf(schema));
    const value = valueOf(formOf(schema)).filter((one) => JSON.stringify(one) !== usual);
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

function valueOf(form: Form): fc.Arbitrary<unknown> {
  switch (form.kind) {
    case 'group':
      return recordOf(form.shape);
    case 'rows':
      return fc.array(recordOf(form.shape), { minLength: 1, maxLength: 3 });
    case 'translations':
      return fc
        .subarray([...languages], { minLength: 1 })
        .chain((of) =>
          fc.tuple(
            ...of.map((language) =>
              recordOf(form.shape).map((fields) => ({ language, ...fields })),
            ),
          ),
        );
    case 'choice':
      return form.many
        ? fc.subarray(form.values, { minLength: 1 })
        : fc.constantFrom(...form.values);
    case 'picture':
      return form.many ? fc.array(written, { minLength: 1, maxLength: 3 }) : written;
    case 'texts':
      return fc.array(written, { minLength: 1, maxLength: 3 });
    case 'numbers':
      return fc.array(fc.integer(), { minLength: 1, maxLength: 3 });
    case 'day':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'number':
      return fc.integer();
    case 'switch':
      return fc.boolean();
    case 'reference':
    case 'text':
      return written;
  }
}

const written = fc.string({ minLength: 1, maxLength: 12 });
