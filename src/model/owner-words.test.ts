import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from './language.ts';
import { dayCodes } from './opening-hours/days.ts';
import { about, type Option } from './owner-words.ts';
import { elementOf, metaOf, shapeOf } from './schema.ts';
import { contentSchema } from './site.ts';

interface Field {
  path: string;
  schema: z.core.$ZodType;
}

const fields: Field[] = [];
const objects: Field[] = [];
walk('content', contentSchema);

/** Collects the fields and objects below a schema, and the elements of its lists. */
function walk(path: string, schema: z.core.$ZodType): void {
  const shape = shapeOf(schema);
  const element = elementOf(schema);
  if (shape) objects.push({ path, schema });
  const inside = element ? { '[]': element } : { ...shape };
  for (const [name, inner] of Object.entries<z.core.$ZodType>(inside)) {
    const field = { path: name === '[]' ? `${path}[]` : `${path}.${name}`, schema: inner };
    // A multiple choice is one control, with a label for the whole.
    if (!(name === '[]' && valuesOf(inner))) fields.push(field);
    walk(field.path, inner);
  }
}

/** The values of a choice; undefined for other schemas. */
function valuesOf(schema: z.core.$ZodType): unknown[] | undefined {
  const { enum: values } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return values?.filter((value) => value !== '');
}

/** The fields side by side in a form: those of a record, and of its translations. */
function sideBySide(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  return Object.entries<z.core.$ZodType>(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    const element = name === 'translations' ? elementOf(field) : undefined;
    return element ? sideBySide(element) : [[name, field]];
  });
}

const filled = expect.stringMatching(/^\S.*\S$/s) as string;
const inAllLanguages = { de: filled, en: filled, fr: filled };

describe('the text for owners', () => {
  it.each(fields)('beside $path exists in each language', ({ schema }) => {
    const { label, help = inAllLanguages, example = inAllLanguages } = metaOf(schema);
    expect(label).toEqual(inAllLanguages);
    expect(help).toEqual(inAllLanguages);
    for (const language of languages) expect(example[language]).toBeTruthy();
  });

  it.each(objects)('in $path distinguishes its fields', ({ schema }) => {
    for (const language of languages) {
      const labels = sideBySide(schema).map(([, field]) => metaOf(field).label?.[language]);
      expect(labels).toEqual([...new Set(labels)]);
    }
  });

  const choices = fields.flatMap((field) => {
    const schema = elementOf(field.schema) ?? field.schema;
    const values = valuesOf(schema);
    return values ? [{ path: field.path, values, options: metaOf(schema).options ?? [] }] : [];
  });

  it.each(choices)('names each value of $path once', ({ values, options }) => {
    expect(options).toHaveLength(values.length);
    expect(new Set(options.map(({ value }) => value))).toEqual(new Set(values));
    for (const language of languages) {
      const names = options.map((option: Option) => option[language]);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('names each day code', () => {
    const day = fields.find(({ path }) => path === 'content.opening_hours.opening_periods[].day');
    const { options = [] } = day ? metaOf(day.schema) : {};
    expect(new Set(options.map(({ value }) => value))).toEqual(new Set(dayCodes.keys()));
  });

  it.each(objects)('names a record of $path by at most one field', ({ schema }) => {
    const titles = sideBySide(schema).filter(([, field]) => metaOf(field).inList === 'title');
    expect(titles.length).toBeLessThan(2);
  });
});

describe('a hidden field', () => {
  const hidden = fields.filter(({ schema }) => metaOf(schema).hidden);

  it.each(hidden)('is optional: $path', ({ schema }) => {
    expect(z.safeParse(schema, undefined).success).toBe(true);
  });
});

describe('the words of a field', () => {
  it('are a label alone, or a label and help', () => {
    expect(about('Town.', { de: 'Ort', en: 'Town', fr: 'Ville' })).toEqual({
      description: 'Town.',
      label: { de: 'Ort', en: 'Town', fr: 'Ville' },
    });
    expect(
      about('Time.', { de: ['Um', 'Uhr.'], en: ['At', 'Time.'], fr: ['À', 'Heure.'] }).help,
    ).toEqual({ de: 'Uhr.', en: 'Time.', fr: 'Heure.' });
  });

  it('give an example for one language or for all', () => {
    const label = { de: 'Ort', en: 'Town', fr: 'Ville' };
    expect(about('Town.', { ...label, example: 'Brunnau' }).example?.fr).toBe('Brunnau');
    expect(about('Town.', { ...label, example: label }).example?.fr).toBe('Ville');
  });
});
