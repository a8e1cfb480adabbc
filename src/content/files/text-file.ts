import type { Language } from '#model/language.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseYaml } from './parse.ts';
import { addMistake, originIn, type Reading, type ReadValue } from './reading.ts';
import { readText } from './read-text.ts';
import type { Entry } from './tree.ts';

/** The line on which the fields of a front matter begin. */
const fieldsLine = 2;

/**
 * Reads a `<language>.md` as a record of `translations`: its front matter gives the fields, the
 * file's name the language, the Markdown the field `text`. What cannot be read leaves the language.
 */
export function readTextFile(entry: Entry, language: Language, reading: Reading): ReadValue {
  const source = readText(entry, reading.problems) ?? '';
  const parts = splitFrontMatter(source);
  if (!parts) {
    addMistake(
      reading,
      entry.path,
      'The fields at the top have no end.',
      'Put a line "---" behind the last of them.',
    );
  }
  const { fields, body, bodyLine } = parts ?? { fields: '', body: '', bodyLine: 1 };
  return {
    value: { ...readFields(entry, fields, reading), language, ...(body ? { text: body } : {}) },
    origin: ([first, ...rest]) => {
      if (first === 'language') return { file: entry.path, field: '' };
      if (first === 'text' && body) return { file: entry.path, field: 'text', line: bodyLine };
      const path = first === undefined ? [] : [first, ...rest];
      return originIn(entry.path, path, fields, fieldsLine);
    },
  };
}

function readFields({ path }: Entry, fields: string, reading: Reading): object {
  const parsed = parseYaml(fields);
  if ('mistake' in parsed) {
    const { line, ...mistake } = parsed.mistake;
    reading.problems.push({
      severity: 'error',
      file: path,
      ...mistake,
      ...(line === undefined ? {} : { line: fieldsLine - 1 + line }),
    });
    return {};
  }
  const { value } = parsed;
  if (value === undefined) return {};
  if (isFields(value)) return value;
  addMistake(
    reading,
    path,
    'Between the lines "---" stand no fields.',
    'Write each as "name: value".',
  );
  return {};
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
