import fc from 'fast-check';
import { z } from 'zod';
import { languages } from '#model/language.ts';
import { contentSchema } from '#model/site.ts';

/** Any content accepted by the schemas, with no two equal records in a list. */
export function validContent(): fc.Arbitrary<Record<string, unknown>> {
  const collections = Object.entries<z.core.$ZodType>(contentSchema.shape).map(
    ([name, schema]) => [name, valuesOf(schema)] as const,
  );
  return fc.record(Object.fromEntries(collections));
}

/** Texts as people write them, and unexpected ones. */
const texts = fc.oneof(
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[ \n\t:#\-'"{}[\]>|&*!%@`a-c\u00A0]{0,20}$/),
  fc.constantFrom(
    '~',
    'true',
    '007',
    '1e3',
    '2027-03-14',
    '09:30',
    '---',
    '- a',
    ' a',
    'a\n',
    '#fff',
  ),
  fc.constantFrom(
    'Eins\n\nZwei\n---\ndrei',
    '\n  Ein Absatz',
    'Ende \n',
    '\uFEFFa',
    'a\r\nb',
    'null',
  ),
);

/** Values of each format that the model defines by more than a pattern. */
const formats: Record<string, fc.Arbitrary<string>> = {
  url: fc.webUrl({ validSchemes: ['https'] }),
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
};

/** Values, by field, that random texts would rarely produce. */
const rare: Record<string, fc.Arbitrary<unknown>> = {
  map: fc.constantFrom(
    undefined,
    { provider: 'maplibre', archive: 'town.pmtiles', zoom: 12 },
    { provider: 'maplibre', style: 'https://tiles.example/a', operator: 'Kacheln: GmbH #1' },
  ),
  from: fc.constantFrom('/alt', '/alte/Seite.html', '10-01', '02-28', '2000-01-01'),
  gtin: fc.constantFrom(undefined, '4006381333931', '96385074'),
  siteUrl: fc.domain().map((domain) => `https://${domain}`),
};

/** Values that a schema accepts. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return inputsOf(schema).filter((value) => z.safeParse(schema, value).success);
}

function inputsOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 2, arbitrary: valuesOf(def.innerType) },
      );
    case 'pipe':
      // `z.preprocess` converts any value for the schema behind it.
      return valuesOf(def.in instanceof z.core.$ZodTransform ? def.out : def.in);
    case 'array':
      return listOf(def.element);
    case 'tuple':
      return fc.tuple(...def.items.map(valuesOf));
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([name, field]) => [name, rare[name] ?? valuesOf(field)]),
        ),
      );
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'string':
      return stringsOf(schema);
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 16 }),
        fc.integer({ min: 1400, max: 2020 }),
        fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
      );
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`The generator does not know schemas of type "${def.type}" yet.`);
  }
}

function stringsOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = schema._zod;
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  const format = checks.map((check) => formats[String(Reflect.get(check, 'format'))]).find(Boolean);
  const pattern = checks.map((check): unknown => Reflect.get(check, 'pattern')).find(isPattern);
  return format ?? (pattern ? fc.stringMatching(new RegExp(pattern.source, 's')) : texts);
}

function isPattern(value: unknown): value is RegExp {
  return value instanceof RegExp;
}

/** Translations come in the order of languages. Other records never share their first field. */
function listOf(element: z.core.$ZodType): fc.Arbitrary<unknown[]> {
  return fc
    .array(valuesOf(element), { maxLength: 2 })
    .map((list) => [...new Map(list.map((value) => [keyOf(value), value])).values()])
    .map((list) => list.toSorted((one, other) => rankOf(one) - rankOf(other)));
}

function keyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.values(value)[0] : value;
}

function rankOf(value: unknown): number {
  const language: unknown = Reflect.get(new Object(value), 'language');
  return languages.findIndex((code) => code === language);
}
