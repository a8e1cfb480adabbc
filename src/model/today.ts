/** The current day in the shop, YYYY-MM-DD: shops that use this kit are in Germany. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}

/** '2026-11-22' -> '2025-11-22'. Works for 29 February too, because days are compared as text. */
export function dayOneYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
