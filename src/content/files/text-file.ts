import type { Language } from '#model/language.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parseYaml } from './parse.ts';
import { placeIn, placesIn, type Reading, type ReadValue, report } from './reading.ts';
import { readText } from './read-text.ts';
import type { Entry } from './entry.ts';

/** The line on which the fields of a front matter begin. */
const fieldsLine = 2;

/**
 * Reads a `<language>.md` as a record of `translations`: its front matter gives the fields, the
 * file's name the language, the Markdown the field `text`. What cannot be read leaves the language.
 */
export function readTextFile(entry: Entry, language: Language, reading: Reading): ReadValue {
  const source = readText(entry, reading) ?? '';
  const parts = splitFrontMatter(source);
  if (!parts) {
    report(reading, entry.path, {
      code: 'invalid-front-matter',
      message: 'The fields at the top have no end.',
      hint: 'Put a line "---" behind the last of them.',
    });
  }
  const { fields, body, bodyLine } = parts ?? { fields: '', body: '', bodyLine: 1 };
  const fieldPlace = placesIn(entry.path, fields, fieldsLine);
  const given = readFields(entry, fields, reading);
  if (given.language !== undefined && given.language !== language) {
    report(reading, entry.path, {
      code: 'language-mismatch',
      message: `The field language does not fit the file's name, ${entry.name}.`,
      hint: 'Leave the field out.',
    });
  }
  if (given.text !== undefined && body) {
    report(reading, entry.path, {
      code: 'duplicate-text',
      message: 'The text stands here twice: in the field text and below the fields.',
      hint: 'Keep the one below.',
    });
  }
  return {
    value: { ...given, language, ...(body ? { text: body } : {}) },
    place: (path) => {
      const [first] = path;
      if (first === 'language') return placeIn(entry.path, []);
      if (first === 'text' && body) return placeIn(entry.path, ['text'], bodyLine);
      return fieldPlace(path);
    },
  };
}

function readFields({ path }: Entry, fields: string, reading: Reading): Record<string, unknown> {
  const parsed = parseYaml(fields);
  if ('mistake' in parsed) {
    const { line, ...mistake } = parsed.mistake;
    report(reading, path, { ...mistake, line: line && fieldsLine - 1 + line });
    return {};
  }
  const { value } = parsed;
  if (value === undefined) return {};
  if (isFields(value)) return value;
  report(reading, path, {
    code: 'invalid-front-matter',
    message: 'Between the lines "---" stand no fields.',
    hint: 'Write each as "name: value".',
  });
  return {};
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
