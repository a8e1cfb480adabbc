/** The current day in the shop, YYYY-MM-DD: shops that use this kit are in Germany. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}
