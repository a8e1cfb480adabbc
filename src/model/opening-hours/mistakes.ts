import type { z } from 'zod';
import { dayCodes, parseDays, type Weekday } from './days.ts';

/** Reports a row that lacks one of two times, or has implausible times. */
export function checkTimes<Field extends string>(
  row: Partial<Record<Field, string | undefined>>,
  opens: Field,
  closes: Field,
  context: z.core.$RefinementCtx,
): void {
  const [open, close] = [row[opens], row[closes]];
  if (Boolean(open) !== Boolean(close)) {
    context.addIssue({
      code: 'custom',
      path: [open ? closes : opens],
      message: 'Give both an opening and a closing time, or neither for a closed day.',
    });
  } else if (open && close) {
    const message = timesMistake(open, close);
    if (message) context.addIssue({ code: 'custom', path: [closes], message });
  }
}

/** Nights end within half a day: longer ones are swapped times. */
const longestNight = 12 * 60;

function timesMistake(open: string, close: string): string | undefined {
  if (open === close || open === '24:00') {
    return `The shop would open (${open}) and close (${close}) at the same time. Around the clock is "00:00" to "24:00"; a closed day has no times.`;
  }
  if (close > open) return undefined;
  const night = 24 * 60 + minutes(close) - minutes(open);
  if (night < longestNight) return undefined;
  return `The shop would close (${close}) before it opens (${open}), or be open for ${Math.floor(night / 60)} hours. If the two are not swapped, write two rows: one to "24:00", and one from "00:00" of the next day.`;
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The suggestion for a day written as text; undefined if the input is not text. */
export function dayInWords(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const days = parseDays(input) ?? [];
  const known = dayCodes.findIndex(
    (code) => code.kind === 'week' && days.length > 0 && code.days.join() === days.join(),
  );
  const codes = known > 0 ? [known] : days.map(codeOf);
  const which = codes.length > 0 ? codes.join(', ') : '1 for Monday to 11 for Sunday';
  const rows = codes.length > 1 ? `, each in a row of its own` : '';
  return `Days are written as numbers: ${which}${rows}, not "${input}".`;
}

function codeOf(weekday: Weekday): number {
  return dayCodes.findIndex((code) => code.kind === 'week' && code.days.join() === String(weekday));
}
