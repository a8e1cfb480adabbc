import type { z } from 'zod';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { languages } from '../../../src/model/language.ts';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { formOf } from './form.ts';
import { ownerWords } from './owner-words.ts';

/**
 * The owner's name of a field, with its parents: 'Öffnungszeiten 3 › Öffnet um'.
 *
 * @param path Payload's path: 'periods', '2', 'time_open'
 */
export function labelAt(shape: z.core.$ZodShape, path: readonly string[]): ByLanguage {
  const [name = '', ...rest] = path;
  const [field, schema] = Object.entries(shape).find(([one]) => storedName(one) === name) ?? [];
  if (field === undefined || !schema) return named(name);
  const { label } = ownerWords(field, schema);
  const form = formOf(schema);
  if (form.kind === 'translations') return labelAt(form.shape, rest);
  if (form.kind === 'group' && rest.length > 0) return join(label, labelAt(form.shape, rest));
  if (form.kind !== 'rows' || rest.length === 0) return label;
  const [row = '', ...below] = rest;
  const ofRow = join(label, named(String(Number(row) + 1)), ' ');
  return below.length > 0 ? join(ofRow, labelAt(form.shape, below)) : ofRow;
}

function named(name: string): ByLanguage {
  return map(() => name);
}

function join(one: ByLanguage, other: ByLanguage, between = ' › '): ByLanguage {
  return map((language) => `${one[language]}${between}${other[language]}`);
}

function map(text: (language: keyof ByLanguage) => string): ByLanguage {
  return Object.fromEntries(languages.map((language) => [language, text(language)])) as ByLanguage;
}
