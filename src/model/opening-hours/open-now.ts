/**
 * What visitors are told at a given time. Everything is NaN or undefined on days outside the
 * timetable.
 */
export interface OpenNow {
  /** The index of the day's row in the hours table; -1 if it has none. */
  row: number;
  /** The index of the day's kind in the timetable. */
  kind: number;
  /** 'o' for open, 'c' for closed; undefined if uncertain, as is the text. */
  state: string | undefined;
  /** 'Heute bis 18:30 Uhr geöffnet'. */
  text: string | undefined;
}

/**
 * The minutes since the start of 1970 on the shop's wall clock at a time (ms since 1970), in
 * Germany, Austria and Switzerland. Summer time lasts from the last Sunday of March to the last
 * Sunday of October, changing at 1:00 UTC (Directive 2000/84/EC).
 *
 * `Intl` knows this too, but loads its data on first use, which takes a cheap phone a quarter of a
 * second before the first paint.
 */
export function wallMinutes(time: number): number {
  const date = new Date(time - 3_600_000);
  // The month plus a fraction that reaches 1 on the month's last Sunday, the first one on or after
  // the 25th: March (2) then reaches 3, and October (9) reaches 10.
  const month = date.getUTCMonth() + (date.getUTCDate() - date.getUTCDay() + 6) / 31;
  return time / 60_000 + (month >= 3 && month < 10 ? 120 : 60);
}

/**
 * Whether a place is open, and until or from when. It runs in the build and inline in every
 * document, where it must be small: the timetable resolves everything else
 * (docs/decisions/0029-open-now.md).
 *
 * @param timetable in the format of `Timetable.times`.
 * @param minutes from `wallMinutes`.
 */
export function openNow(timetable: string | undefined, minutes: number): OpenNow {
  const [first, days = '', kinds = '', texts = ''] = timetable?.split(';') ?? [];
  const kind = days.charCodeAt(minutes / 1440 - Number(first)) - 65;
  const [row, ...changes] = kinds.split('/')[kind]?.split(',') ?? [];
  const last = changes.findLast((change) => Number.parseFloat(change) <= minutes % 1440) ?? '';
  const [, state, text] = /(\D)(.+)/.exec(last) ?? [];
  return { row: Number(row), kind, state, text: texts.split('/')[Number(text)] };
}
