import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemSchema } from '#model/entities/item.ts';
import { pieceRules } from '#model/forms/pieces.ts';
import { checkField } from '#model/forms/rules.ts';
import { categoryRecord, contentWith, watchBrand } from '#model/site.fixture.ts';
import { mergeItems } from './merge-items.ts';
import { readItems } from './read-items.ts';
import { writeTable } from './write-table.ts';

test('items written as a table are the same when read again', () => {
  const known = contentWith({
    ...watchBrand,
    categories: ['watches', 'jewelry'].map(categoryRecord),
    attributes: [
      {
        id: 'metal',
        type: 'choice',
        choices: ['gold', 'silver'].map((id) => ({
          id,
          translations: [{ language: 'de', name: id }],
        })),
        translations: [{ language: 'de', name: 'Metall' }],
      },
      { id: 'width', type: 'number', translations: [{ language: 'de', name: 'Breite' }] },
      { id: 'matt', type: 'flag', translations: [{ language: 'de', name: 'Matt' }] },
    ],
  });
  const text = fc
    .oneof(
      fc.constantFrom(
        'Ring; "groß"',
        "'Anführung",
        '=1+1',
        '-20 %',
        '@home',
        'a,b',
        'Zeile\nzwei',
        'ja',
        '|',
      ),
      fc.lorem({ maxCount: 4 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    .map((value) => value.replaceAll('\r', ' ').trim())
    .filter((value) => /[\p{L}\p{N}|%=]/u.test(value));
  const name = text.filter((value) => !value.includes('|'));
  const asked = text.filter((value) => checkField(pieceRules.title, value) === undefined);
  const translation = fc.record(
    { name: asked, lead: text, text, seo_title: text },
    { requiredKeys: ['name'] },
  );
  const item = fc.record(
    {
      category: fc.constantFrom('jewelry', 'watches'),
      brand: fc.constant('ostra'),
      sku: text,
      gtin: fc.constantFrom('4006381333931', '036000291452'),
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100),
      vat: fc.constantFrom('included', 'margin', 'exempt'),
      availability: fc.constantFrom('in_stock', 'on_order', 'reserved'),
      images: fc.array(name, { maxLength: 3 }),
      sort: fc.integer({ min: -5, max: 5 }),
      featured: fc.boolean(),
      metal: fc.uniqueArray(fc.constantFrom('gold', 'silver'), { minLength: 1 }),
      width: fc.array(
        fc.integer({ min: -99, max: 99 }).map((tenths) => tenths / 10),
        { minLength: 1, maxLength: 2 },
      ),
      matt: fc.boolean().map((value) => [value]),
      de: translation,
      en: translation,
    },
    { requiredKeys: ['category', 'de'] },
  );
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (drawn) => {
      const items = drawn.map(({ metal, width, matt, de: german, en, ...fields }, at) => ({
        slug: `item-${at}`,
        ...fields,
        attributes: Object.entries({ metal, width, matt }).flatMap(([attribute, values]) =>
          values ? [{ attribute, values }] : [],
        ),
        translations: [{ language: 'de', ...german }, ...(en ? [{ language: 'en', ...en }] : [])],
      }));
      const table = writeTable(items, known);
      const read = readItems(new TextEncoder().encode(table), 'items.csv', known);
      expect(read.mistakes).toEqual([]);
      const merged = mergeItems([], read.rows).map(({ record }) => itemSchema.parse(record));
      expect(merged).toEqual(items.map((one) => itemSchema.parse(one)));
    }),
  );
});
