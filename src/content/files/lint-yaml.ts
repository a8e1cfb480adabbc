import { EVENT_ID, parseEvents, YAMLException } from 'js-yaml';
import { lineCounter } from './locate.ts';
import type { FileDiagnosis } from './reading.ts';

/** Finds values of a valid YAML text that most likely don't mean what their author intended. */
export function lintYaml(text: string): FileDiagnosis[] {
  return [...commentSigns(text), ...thousandsPoints(text), ...decimalCommas(text)];
}

/** A point before three digits, the last of which YAML drops. */
const point = /^[1-9]\d{0,2}\.\d\d0$/;

/**
 * Finds prices with a point between thousands, as Germans write them: YAML reads `price: 1.290` as
 * 1.29. A price whose third decimal is not zero is reported by its schema.
 */
function thousandsPoints(text: string): FileDiagnosis[] {
  if (!/\bprice["']?:\s+[1-9]\d{0,2}\.\d\d0\b/.test(text)) return [];
  const lineAt = lineCounter(text);
  let name = '';
  return eventsOf(text).flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) return [];
    const { valueStart, valueEnd } = event;
    const written = text.slice(valueStart, valueEnd);
    const isPrice = name === 'price' && point.test(written);
    name = written;
    return isPrice ? { line: lineAt(valueStart), ...pointDiagnosis(written) } : [];
  });
}

/**
 * Finds lists of two numbers without a space between them: YAML reads `values: [32,5]` as 32 and 5.
 */
function decimalCommas(text: string): FileDiagnosis[] {
  const lineAt = lineCounter(text);
  return [...text.matchAll(/\bvalues["']?:[ \t]*\[[ \t]*(\d+),(\d+)[ \t]*\]/g)].map(
    ({ index, 1: whole, 2: decimals }) => ({
      line: lineAt(index),
      code: 'decimal-comma',
      message: `These are two numbers, ${whole} and ${decimals}.`,
      hint: `Write [${whole}.${decimals}] if one is meant, else a space behind the comma.`,
    }),
  );
}

function pointDiagnosis(written: string): FileDiagnosis {
  return {
    code: 'thousands-point',
    message: `A point stands for the comma, so that ${written} is read as ${Number(written)}.`,
    hint: `Write ${written.replace('.', '')}, or ${Number(written).toFixed(2)} if that is meant.`,
  };
}

/** A number sign that begins a comment without a space after it, unlike most comments. */
const suspicious = /[ \t]#[^\s#]/;

/**
 * Finds values that `#` turns into comments, entirely or in part, most likely by accident: `colour:
 * #a3325a`, `name: Vasen #1`.
 */
function commentSigns(text: string): FileDiagnosis[] {
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
      found.push({ line, ...commentDiagnosis(isEmpty, comment, value) });
    }
    if (!isEmpty) end = valueEnd;
  }
  return found;
}

function commentDiagnosis(isEmpty: boolean, comment: string, value: string): FileDiagnosis {
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

/** The events of a YAML text in order; none if it is invalid. */
function eventsOf(text: string): ReturnType<typeof parseEvents> {
  try {
    return parseEvents(text, {});
  } catch (error) {
    // The parser reports the mistake.
    if (error instanceof YAMLException) return [];
    throw error;
  }
}
