import { EVENT_ID } from 'js-yaml';
import { commentSigns, eventsOf } from './comment-signs.ts';
import { lineCounter } from './locate.ts';
import type { FileDiagnosis } from './reading.ts';

/** Values of a valid YAML text that say something else than their author can have meant. */
export function yamlSlips(text: string): FileDiagnosis[] {
  return [...commentSigns(text), ...thousandsPoints(text), ...decimalCommas(text)];
}

/** A point before three digits, of which YAML drops the last. */
const point = /^[1-9]\d{0,2}\.\d\d0$/;

/**
 * Prices of a valid YAML text that have a point between thousands, as Germans write them: of
 * `price: 1.290` YAML makes 1.29. A price that keeps its three decimals is told by its schema.
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
    return isPrice ? { line: lineAt(valueStart), ...diagnosisOf(written) } : [];
  });
}

/** Two numbers of a list with no space between them: of `values: [32,5]` YAML makes 32 and 5. */
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

function diagnosisOf(written: string): FileDiagnosis {
  return {
    code: 'thousands-point',
    message: `A point stands for the comma, so that ${written} is read as ${Number(written)}.`,
    hint: `Write ${written.replace('.', '')}, or ${Number(written).toFixed(2)} if that is meant.`,
  };
}
