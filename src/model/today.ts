/** The shop's calendar day, YYYY-MM-DD: shops of this kit are in Germany. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}
