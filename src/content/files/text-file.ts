import type { Language } from '#model/language.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseYaml } from './parse.ts';
import { addMistake, originsIn, type Reading, type ReadValue } from './reading.ts';
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
  const fieldOrigin = originsIn(entry.path, fields, fieldsLine);
  const given = readFields(entry, fields, reading);
  if (given.language !== undefined && given.language !== language) {
    const message = `The field language does not fit the file's name, ${entry.name}.`;
    addMistake(reading, entry.path, message, 'Leave the field out.');
  }
  if (given.text !== undefined && body) {
    const message = 'The text stands here twice: in the field text and below the fields.';
    addMistake(reading, entry.path, message, 'Keep the one below.');
  }
  return {
    value: { ...given, language, ...(body ? { text: body } : {}) },
    origin: (path) => {
      const [first] = path;
      if (first === 'language') return { file: entry.path, field: '' };
      if (first === 'text' && body) return { file: entry.path, field: 'text', line: bodyLine };
      return fieldOrigin(path);
    },
  };
}

function readFields({ path }: Entry, fields: string, reading: Reading): Record<string, unknown> {
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
