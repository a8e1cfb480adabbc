import type { Language } from '#model/language.ts';
import { lineCounter } from './locate.ts';
import { parseYaml } from './parse.ts';
import { readText } from './read-text.ts';
import {
  type Entry,
  placeIn,
  placesIn,
  type Reading,
  type FileDiagnosis,
  type ReadValue,
  report,
} from './reading.ts';
import { lintYaml } from './lint-yaml.ts';

/** The line where the fields of a front matter begin. */
const fieldsLine = 2;

/**
 * Reads `<language>.md` as a record of `translations`: its front matter contains the fields, the
 * file name the language, and its Markdown becomes the field `text`. If the file cannot be read,
 * the record has only its language.
 */
export function readTextFile(entry: Entry, language: Language, reading: Reading): ReadValue {
  const source = readText(entry, reading) ?? '';
  const parts = splitFrontMatter(source);
  if (!parts && source) report(reading, entry.path, frontMatterMistake(source));
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

function frontMatterMistake(source: string): FileDiagnosis {
  const code = 'invalid-front-matter';
  if (opening.test(source)) {
    const hint = 'Put a line "---" behind the last of them.';
    return { code, message: 'The fields at the top have no end.', hint };
  }
  const hint =
    'Begin it with a line "---", then fields such as "title: …", then another line "---".';
  return { code, line: 1, message: 'The file does not begin with its fields.', hint };
}

function readFields({ path }: Entry, fields: string, reading: Reading): Record<string, unknown> {
  const parsed = parseYaml(fields);
  if ('mistake' in parsed) {
    const { line, ...mistake } = parsed.mistake;
    report(reading, path, { ...mistake, line: line && fieldsLine - 1 + line });
    return {};
  }
  for (const { line = 1, ...mistake } of lintYaml(fields)) {
    report(reading, path, { ...mistake, line: fieldsLine - 1 + line });
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

/** The two parts of a Markdown file. */
interface FrontMatter {
  /** The YAML between the two `---` lines. */
  fields: string;
  /** The remaining text, without blank lines around it. */
  body: string;
  /** The line of the file where the body begins, starting at 1. */
  bodyLine: number;
}

const opening = /^---[ \t]*\n/;
const closing = /^---[ \t]*$\n?/m;
const blankLines = /^(?:[ \t]*\n)*/;

/**
 * Splits a Markdown file; undefined if it does not begin with front matter, or if that is not closed.
 * The fields begin on line 2.
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const rest = text.slice(start);
  const end = closing.exec(rest);
  if (!end) return undefined;
  return { fields: rest.slice(0, end.index), ...bodyFrom(text, start + end.index + end[0].length) };
}

function bodyFrom(text: string, offset: number): Pick<FrontMatter, 'body' | 'bodyLine'> {
  const rest = text.slice(offset);
  const start = offset + (blankLines.exec(rest)?.[0].length ?? 0);
  return { body: text.slice(start).trimEnd(), bodyLine: lineCounter(text)(start) };
}
