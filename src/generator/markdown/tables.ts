import type { Token } from 'markdown-it';
import { wordsOf } from '#content/text/markdown-tree.ts';
import { escapeHtml } from '../escape.ts';

/**
 * Puts each table into a group that scrolls where the table is wider than its column, and that the
 * keyboard reaches. The headings of its columns name it, since they are in the text's language.
 */
export const tableRules = {
  table_open: (tokens: readonly Token[], at: number) =>
    `<div role="group" tabindex="0" aria-label="${escapeHtml(columnNames(tokens, at))}"><table>\n`,
  table_close: () => '</table></div>\n',
};

/** What stands in the first row of the table that begins at a token. */
function columnNames(tokens: readonly Token[], start: number): string {
  const names: string[] = [];
  for (let at = start; tokens[at] && tokens[at]?.type !== 'tr_close'; at += 1) {
    const token = tokens[at];
    if (token?.type === 'inline') names.push(wordsOf(token));
  }
  return names.filter(Boolean).join(', ');
}
