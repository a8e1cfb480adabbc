import { EVENT_ID, parseEvents, YAMLException } from 'js-yaml';
import { lineCounter } from './locate.ts';
import type { FileDiagnosis } from './reading.ts';

/** A sign that begins a comment, with no space behind it as most comments have. */
const suspicious = /[ \t]#[^\s#]/;

/**
 * Values of a valid YAML text that `#` turns into comments, as a whole or from there on, though their
 * author hardly meant it: `colour: #a3325a`, `name: Vasen #1`.
 */
export function commentSigns(text: string): FileDiagnosis[] {
  if (!suspicious.test(text)) return [];
  const found: FileDiagnosis[] = [];
  const lineAt = lineCounter(text);
  let end = 0;
  for (const event of eventsOf(text)) {
    if (event.type !== EVENT_ID.SCALAR) continue;
    const { valueStart, valueEnd } = event;
    const isEmpty = valueStart < 0;
    const rest = text.slice(isEmpty ? end : valueEnd).match(/^.*/)?.[0] ?? '';
    const [, comment] =
      (isEmpty ? /^["']?\s*:\s+(#[^\s#].*)$/ : /^\s+(#[^\s#].*)$/).exec(rest) ?? [];
    if (comment !== undefined) {
      const line = lineAt(isEmpty ? end : valueEnd);
      const value = isEmpty ? comment : `${text.slice(valueStart, valueEnd)}${rest}`;
      found.push({ line, ...diagnosisOf(isEmpty, comment, value) });
    }
    if (!isEmpty) end = valueEnd;
  }
  return found;
}

function diagnosisOf(isEmpty: boolean, comment: string, value: string): FileDiagnosis {
  const hint = `Put the value in quotes: "${value}".`;
  return isEmpty
    ? {
        code: 'value-is-comment',
        message: 'The value begins with #, which makes it a comment.',
        hint,
      }
    : {
        code: 'cut-by-comment',
        message: `The value ends before "${comment}", which counts as a comment.`,
        hint: `${hint} A comment has a space behind its #.`,
      };
}

/** The parts of a YAML text in their order; none if it is not valid. */
export function eventsOf(text: string): ReturnType<typeof parseEvents> {
  try {
    return parseEvents(text, {});
  } catch (error) {
    // Reported where the text is parsed.
    if (error instanceof YAMLException) return [];
    throw error;
  }
}
