/** French says 'le 1er mars', and '2 mars' as it stands: the platform writes '1 mars'. */
export function firstOfMonth(date: string): string {
  return date.replaceAll(/(?<!\d)1(?=[ \u00a0–-])/g, '1er');
}
