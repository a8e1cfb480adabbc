/** The parts of a day that a field of kind `time` takes, beside times such as '10:30'. */
export const partsOfDay = ['morning', 'afternoon'] as const;

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a part of a day or a time. */
export function isDayTime(text: string): boolean {
  return partsOfDay.some((part) => part === text) || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
