/** What visitors are told of a moment. All is NaN or undefined on days that the timetable does not cover. */
export interface OpenNow {
  /** The place of the day's row in the table of the hours; -1 where it has none. */
  row: number;
  /** The place of the day's kind among those of the timetable. */
  kind: number;
  /** 'o' is open, 'c' closed; undefined where that is not sure, as is the text. */
  state: string | undefined;
  /** 'Heute bis 18:30 Uhr geöffnet'. */
  text: string | undefined;
}

/**
 * The minutes since the beginning of 1970 that a clock on the shop's wall shows at a time (ms since 1970),
 * in Germany, Austria and Switzerland. Summer time lasts from the last Sunday of March to the last of
 * October, each time at 1:00 UTC (Directive 2000/84/EC).
 *
 * `Intl` knows this, too, but loads its data when first asked, which takes a cheap phone a quarter of a
 * second before the first paint.
 */
export function wallMinutes(time: number): number {
  const date = new Date(time - 3_600_000);
  // The month, with what is 1 or more from the Sunday of a month that is the 25th or a later day: March,
  // which is 2, then reaches 3, and October reaches 10.
  const month = date.getUTCMonth() + (date.getUTCDate() - date.getUTCDay() + 6) / 31;
  return time / 60_000 + (month >= 3 && month < 10 ? 120 : 60);
}

/**
 * Whether a place is open, until when or from when on. It runs in the build, and in every document,
 * where it has to be small: all else is resolved in the timetable (docs/decisions/0029-open-now.md).
 *
 * @param timetable as `Timetable.times` describes it.
 * @param minutes those of `wallMinutes`.
 */
export function openNow(timetable: string | undefined, minutes: number): OpenNow {
  const [first, days = '', kinds = '', texts = ''] = timetable?.split(';') ?? [];
  const kind = days.charCodeAt(minutes / 1440 - Number(first)) - 65;
  const [row, ...changes] = kinds.split('/')[kind]?.split(',') ?? [];
  const last = changes.findLast((change) => Number.parseFloat(change) <= minutes % 1440) ?? '';
  const [, state, text] = /(\D)(.+)/.exec(last) ?? [];
  return { row: Number(row), kind, state, text: texts.split('/')[Number(text)] };
}
