import { load, YAMLException } from 'js-yaml';
import type { FileDiagnosis } from './reading.ts';

/** Maximum nesting depth of lists and mappings. */
const depthLimit = 100;

/**
 * Parses YAML with only the core types of YAML 1.2, so that dates and times stay text. A text with
 * nothing but comments is undefined. Aliases are rejected, because a few of them can expand to
 * billions of values.
 */
export function parseYaml(
  text: string,
  format = 'YAML',
): { value: unknown } | { mistake: FileDiagnosis } {
  try {
    return { value: load(text, { maxAliases: 0, maxDepth: depthLimit }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason === 'expected a document, but the input is empty') return { value: undefined };
    return {
      mistake: {
        code: format === 'JSON' ? 'invalid-json' : 'invalid-yaml',
        line: error.mark ? error.mark.line + 1 : undefined,
        message: `This is not valid ${format}: ${error.reason}.`,
        ...hintOf(error.reason),
      },
    };
  }
}

/** Parses JSON, with the same limits as for YAML. */
export function parseJson(text: string): { value: unknown } | { mistake: FileDiagnosis } {
  try {
    const value: unknown = JSON.parse(text);
    // JSON allows duplicate names and deep nesting; the YAML parser reports them.
    return countNames(value) === namesIn(text) ? { value } : parseYaml(text, 'JSON');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message } = error;
    const line = /\(line (\d+)/.exec(message)?.[1];
    const reason = message.replace(/ in JSON at position.*$/s, '').replace(/\.$/, '');
    return {
      mistake: {
        code: 'invalid-json',
        line: line ? Number(line) : undefined,
        message: `This is not valid JSON: ${reason}.`,
        hint: 'JSON has names and texts in double quotes, no comma behind a last entry, and no comments.',
      },
    };
  }
}

const strings = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** The number of field names in a valid JSON text: strings before a colon. */
function namesIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon) count += 1;
  return count;
}

/** The number of fields in a value at all depths; NaN if it is nested too deeply. */
function countNames(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === depthLimit) return Number.NaN;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>(
    (sum, child) => sum + countNames(child, depth + 1),
    own,
  );
}

const hints: [reason: RegExp, hint: string][] = [
  [/^bad indentation of a sequence/, 'Begin this line below the first letter of the line above.'],
  [
    /multiline key|complex keys/,
    'Put a space behind the colon, here or above, and a value that begins with { into quotes.',
  ],
  [
    /^bad indentation/,
    'A value with a colon, or one that begins with a sign, must stand in quotes.',
  ],
  [/^end of the stream/, 'Check the indentation of this line and the one above, with spaces only.'],
  [/^duplicated mapping key/, 'Keep one of the two.'],
  [/double quoted|single quoted|deficient/, 'Close the quotation mark or bracket.'],
  [/^unknown \w+ tag/, 'Tags such as !name are not allowed; write the value alone.'],
  [/maxAliases/, 'Aliases such as *name are not allowed; write the value out.'],
  [/maxDepth/, 'The lists and fields are nested too deeply.'],
  [/single document/, 'Remove the line "---".'],
  [/\btab\b/, 'Indent with spaces.'],
];

function hintOf(reason: string): Pick<FileDiagnosis, 'hint'> {
  const hint = hints.find(([pattern]) => pattern.test(reason))?.[1];
  return hint ? { hint } : {};
}
