import { expect, test } from 'vitest';
import { z } from 'zod';
import { html, image, link, markdown } from '#model/fields.ts';
import { translationsOf } from '#model/translation.ts';
import { visitFields } from './fields.ts';

const schema = z
  .strictObject({
    title: z.string(),
    logo: image('Logo.').optional(),
    gallery: z.array(image('Picture.')).default([]),
    imprint: html('Imprint.').nullable(),
    deep: z.strictObject({ path: link('Link.') }).prefault({ path: 'home' }),
    languages: z.array(z.string()).transform((codes) => codes.length),
    translations: translationsOf({ text: markdown('Text.') }),
  })
  .refine(() => true)
  .describe('A record.');

const record = () =>
  schema.parse({
    title: 'Title',
    logo: 'logo.svg',
    gallery: ['a.jpg', 'b.jpg'],
    imprint: '<p>Imprint</p>',
    languages: ['de'],
    translations: [{ language: 'de', text: 'Text' }],
  });

test('marked fields are found through all wrappers, with their paths', () => {
  const found: string[] = [];
  visitFields(schema, record(), ['things', 3], ({ kind, path }) => {
    found.push(`${kind} ${path.join('.')}`);
  });
  expect(found).toEqual([
    'image things.3.logo',
    'image things.3.gallery.0',
    'image things.3.gallery.1',
    'html things.3.imprint',
    'link things.3.deep.path',
    'translations things.3.translations',
    'markdown things.3.translations.0.text',
  ]);
});

test('missing fields are not visited', () => {
  const found: unknown[] = [];
  const { logo: _, ...rest } = record();
  visitFields(schema, { ...rest, imprint: null, gallery: [] }, [], ({ kind }) => found.push(kind));
  expect(found).toEqual(['link', 'translations', 'markdown']);
});

test('a field can be replaced', () => {
  const value = record();
  visitFields(schema, value, [], (field) => {
    if (field.kind === 'markdown') field.set('Changed');
  });
  expect(value.translations[0]?.text).toBe('Changed');
});
