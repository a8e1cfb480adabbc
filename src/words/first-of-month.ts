/** French writes 'le 1er mars', but '2 mars'; the platform writes '1 mars'. */
export function firstOfMonth(date: string): string {
  return date.replaceAll(/(?<!\d)1(?=[ \u00a0–-])/g, '1er');
}
