/** What another server says in a line, without what a database or a terminal would stumble over. */
export function readable(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);
}
