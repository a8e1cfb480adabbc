import type { MarkdownIt, Token } from 'markdown-it';
import { plainText } from './headings.ts';

/**
 * Puts each table into a group that scrolls where the table is wider than its column, and that the
 * keyboard reaches. The headings of its columns name it, since they are in the text's language.
 */
export function tables(parser: MarkdownIt): void {
  const { escapeHtml } = parser.utils;
  parser.renderer.rules['table_open'] = (tokens, at) =>
    `<div role="group" tabindex="0" aria-label="${escapeHtml(columnNames(tokens, at))}"><table>\n`;
  parser.renderer.rules['table_close'] = () => '</table></div>\n';
}

/** What stands in the first row of the table that begins at a token. */
function columnNames(tokens: readonly Token[], start: number): string {
  const names: string[] = [];
  for (let at = start; tokens[at] && tokens[at]?.type !== 'tr_close'; at += 1) {
    const token = tokens[at];
    if (token?.type === 'inline') names.push(plainText(token));
  }
  return names.filter(Boolean).join(', ');
}
