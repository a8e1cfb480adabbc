import { z } from 'zod';
import { nameField } from '../collections/kinds.ts';
import { dataOf, listOf } from '../records/data.ts';
import type { SourceContent } from '../../../src/content/source.ts';
import { mediaKey } from '../../../src/model/entities/media.ts';
import { languages } from '../../../src/model/language.ts';
import { type Form, formOf } from './form.ts';

/**
 * Whether the controls of the admin can represent a record: its fields are known, each has the
 * right type, and its references exist.
 *
 * @param shop whose records and pictures can be chosen
 */
export function fits(shape: z.core.$ZodShape, record: unknown, shop: SourceContent): boolean {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
  return Object.entries(record).every(([name, value]) => {
    if (name === 'language') return (languages as readonly unknown[]).includes(value);
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return schema !== undefined && fitsControl(formOf(schema), value, shop);
  });
}

function fitsControl(form: Form, value: unknown, shop: SourceContent): boolean {
  const all = (check: (one: unknown) => boolean) => Array.isArray(value) && value.every(check);
  switch (form.kind) {
    case 'group':
      return fits(form.shape, value, shop);
    case 'rows':
      return all((one) => fits(form.shape, one, shop));
    case 'translations':
      return all((one) => fits(form.shape, one, shop)) && isOncePerLanguage(listOf(value));
    case 'choice':
      return [value].flat().every((one) => (form.values as unknown[]).includes(one));
    case 'texts':
      return all((one) => typeof one === 'string');
    case 'numbers':
      return all((one) => typeof one === 'number');
    case 'picture':
      // Pictures are chosen from existing ones.
      return [value]
        .flat()
        .every((one) => shop.images.some(({ name }) => mediaKey(name) === mediaKey(String(one))));
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'day':
      return z.iso.date().safeParse(value).success;
    case 'reference':
      return listOf(shop.records[form.to]).some(
        (record) => dataOf(record)[nameField(form.to)] === value,
      );
    case 'text':
      return typeof value === 'string';
  }
}

function isOncePerLanguage(translations: readonly unknown[]): boolean {
  const given = translations.map((one) => dataOf(one)['language']);
  return new Set(given).size === given.length;
}
