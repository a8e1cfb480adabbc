import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type DiagnosticCode, severities } from '#content/diagnostics/codes.ts';
import { mistakesOf, parseParams } from '#content/records/issues.ts';
import * as fields from '#model/fields.ts';
import { brandSchema } from '#model/entities/brand.ts';
import { companySchema } from '#model/entities/company.ts';
import { inOneLine, plainWords } from '#model/publishing/plain-words.ts';
import { diagnosticWords } from '#words/diagnostics.ts';
import { mistakeNames, mistakes } from '../support/mistaken-shop.ts';

/** Mistakes that only files can have. The content system has no YAML, front matter and folders. */
const ofFilesAlone = new Set<DiagnosticCode>([
  'file-too-large',
  'not-utf-8',
  'invalid-yaml',
  'value-is-comment',
  'thousands-point',
  'invalid-json',
  'invalid-front-matter',
  'no-fields',
  'symbolic-link',
  'unknown-file',
  'unknown-folder',
  'misplaced-file',
  'missing-file',
  'missing-text',
  'duplicate-file',
  'duplicate-text',
  'unknown-language',
  'language-mismatch',
  'table-column',
  'table-row',
  'table-cell',
]);

/** Warnings that prevent publishing in the admin. */
const refused: DiagnosticCode[] = ['missing-image'];

const languages = ['de', 'fr'] as const;

/** All plain words of a language, each with its code and, if it is for one rule, that rule. */
function wordsIn(language: (typeof languages)[number]) {
  return Object.entries(diagnosticWords[language].plain).flatMap(([code, words]) =>
    typeof words === 'string'
      ? [{ code, rule: 'otherwise', text: words }]
      : Object.entries(words).map(([rule, text]) => ({ code, rule, text })),
  );
}

test('every mistake that prevents staff from publishing has plain words, and no other', () => {
  const keeping = Object.entries(severities)
    .filter(([, severity]) => severity === 'error')
    .map(([code]) => code as DiagnosticCode)
    .concat(refused)
    .filter((code) => !ofFilesAlone.has(code));
  expect(Object.keys(diagnosticWords.de.plain).toSorted()).toEqual(keeping.toSorted());
});

test.each(languages)('plain words in %s are whole sentences without English', (language) => {
  const english = /\b(?:the|this|that|is|are|must|field|file|record|your|with|of|and|or)\b/i;
  const wrong = wordsIn(language).filter(({ text }) => {
    const isWhole = /^\p{Lu}.*[^.]\.$/u.test(text);
    return !isWhole || english.test(text);
  });
  expect(wrong).toEqual([]);
});

test('a rule with its own words is one that the loader states in these words', async () => {
  const reports = await Promise.all(
    mistakeNames.map((name) => readFile(join(mistakes, name, 'expected.txt'), 'utf8')),
  );
  const told = [...reports, ...madeUp.map(sentences)].join('\n').split('\n');
  const silent = wordsIn('de').filter(
    ({ code, rule }) =>
      rule !== 'otherwise' &&
      !told.some((line) => line.includes(rule) && line.includes(`[${code}]`)),
  );
  expect(silent).toEqual([]);
});

const place = { street: 'Lindenweg', number: '1', zip_code: '01067', city: 'Dresden' };

/** Values that break rules which the fixtures of mistakes do not cover. */
const madeUp: [z.ZodType, unknown][] = [
  [fields.text(''), ' '],
  [fields.email(''), 'post@example'],
  [fields.slug(''), 'Häuser'],
  [fields.sitePath(''), 'Häuser'],
  [brandSchema, { founded: 9, website: 'https://me:secret@example.org', translations: [] }],
  [companySchema, { addresses: [] }],
  [companySchema.shape.addresses, [{ ...place, emails: [{ email: 'post@example.org' }] }]],
];

/** The loader's messages about a value, with the code of each mistake. */
function sentences([schema, value]: [z.ZodType, unknown]): string {
  const { error } = schema.safeParse(value, parseParams);
  return mistakesOf(schema, error ?? new z.ZodError([]), { record: String })
    .map(({ message, hint, code }) => `${message} ${hint} [${code}]`)
    .join('\n');
}

const late = { code: 'invalid-value', message: 'This year is yet to come.' };

test('a rule that the loader also states in a hint has its own words', () => {
  const hint = 'Write a time of day as "HH:MM", such as "09:30".';
  const told = { code: 'invalid-value', message: '"9 Uhr" cannot stand here.', hint };
  expect(plainWords(told, 'de')).toMatch(/^Das ist keine Uhrzeit\./);
  expect(plainWords(late, 'fr')).toMatch(/^Cette année/);
});

test('a rule without its own words has those of its code', () => {
  const told = { code: 'invalid-value', message: 'Write the name of a file.' };
  expect(plainWords(told, 'de')).toBe(diagnosticWords.de.plain['invalid-value'].otherwise);
});

test('in English, and for mistakes that only files have, the loader’s words are used', () => {
  const yaml = { code: 'invalid-yaml', message: 'This is not valid YAML.', hint: 'Mend it.' };
  expect(inOneLine(late, 'en')).toBe('This year is yet to come.');
  expect(inOneLine(yaml, 'de')).toBe('This is not valid YAML. Mend it.');
});
