import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeSchema } from './attribute.ts';
import { attributeValue } from './attribute-value.ts';

const translations = [{ language: 'de' as const, name: 'Merkmal' }];
const material = attributeSchema.parse({
  id: 'material',
  type: 'choice',
  choices: [
    { id: '585', translations: [{ language: 'de', name: 'Gelbgold 585' }] },
    {
      id: 'rose',
      translations: [
        { language: 'de', name: 'Roségold' },
        { language: 'fr', name: 'Or rose' },
      ],
    },
  ],
  translations,
});
const width = attributeSchema.parse({ id: 'width', type: 'number', unit: 'mm', translations });
const clasp = attributeSchema.parse({ id: 'clasp', type: 'flag', translations });

test('a choice is matched by id, or by name in any language', () => {
  expect(attributeValue(material, 585)).toBe('585');
  expect(attributeValue(material, ' gelbgold 585 ')).toBe('585');
  expect(attributeValue(material, 'or ROSE')).toBe('rose');
  expect(attributeValue(material, 'Rose\u0301gold')).toBe('rose');
  expect(attributeValue(material, 'Silber')).toBeUndefined();
});

test('a number has a point or a comma, and no thousands separator', () => {
  expect(attributeValue(width, '4,5')).toBe(4.5);
  expect(attributeValue(width, '-4.50')).toBe(-4.5);
  expect(attributeValue(width, '1.000,5')).toBeUndefined();
  expect(attributeValue(width, '4 mm')).toBeUndefined();
  expect(attributeValue(width, true)).toBeUndefined();
});

test('a flag is understood in any language', () => {
  for (const value of ['ja', 'Yes', 'OUI', true]) expect(attributeValue(clasp, value)).toBe(true);
  for (const value of ['nein', 'no', 'Non', false]) {
    expect(attributeValue(clasp, value)).toBe(false);
  }
  expect(attributeValue(clasp, 1)).toBeUndefined();
  expect(attributeValue(clasp, 'constructor')).toBeUndefined();
});

test('a parsed value stays the same', () => {
  const written = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(material, width, clasp), written, (attribute, value) => {
      const read = attributeValue(attribute, value);
      if (read !== undefined) expect(attributeValue(attribute, read)).toBe(read);
    }),
  );
});
