import type { Token } from 'markdown-it';
import type { TextSlip } from '#model/rich-text.ts';

/** Cheap to look for, and found in every text that has a slip. */
const possible = /\[\]\(|^ {0,3}#{4}|^#{2,6}[^#\s]|\]\(|\[[ xX]\]|\{#|\||\[\^|\*\* | \*\*/m;

/** Whether a text has to be parsed to know whether it has slips. */
export function mayHaveSlips(markdown: string): boolean {
  return possible.test(markdown);
}

/** What in a text its author hardly meant as it stands: Markdown that was not understood, links without words. */
export function slipsIn(markdown: string, tree: readonly Token[]): TextSlip[] {
  const lines = markdown.split('\n');
  const slips: TextSlip[] = [];
  let line = 1;
  let level = 0;
  for (const [at, token] of tree.entries()) {
    line = token.map ? token.map[0] + 1 : line;
    if (token.type === 'heading_open') {
      const own =
        /^ {0,3}(#{1,6})/.exec(lines[line - 1] ?? '')?.[1]?.length ?? Number(token.tag[1]);
      const skipped = level > 0 ? own > Math.max(level, 2) + 1 : own > 3;
      if (skipped) slips.push({ kind: 'skipped-heading', line, written: lines[line - 1] ?? '' });
      level = own;
    }
    if (token.type === 'tr_open') {
      const row = lines[line - 1] ?? '';
      if (cellsIn(row) > columnsAt(tree, at)) {
        slips.push({ kind: 'long-row', line, written: row.trim() });
      }
    }
    if (token.type === 'footnote_open' && token.meta?.['note'] === undefined) {
      const note = tree[at + 1];
      slips.push({
        kind: 'unused-note',
        line: (note?.map?.[0] ?? 0) + 1,
        written: note?.content ?? '',
      });
    }
    for (const slip of inlineSlips(token, tree[at - 1])) {
      slips.push({ ...slip, line: line + slip.line });
    }
  }
  return slips;
}

/** How many columns the table has whose row begins at a token; a row has three tokens for each. */
function columnsAt(tree: readonly Token[], start: number): number {
  let end = start + 1;
  while (tree[end] && tree[end]?.type !== 'tr_close') end += 3;
  return (end - start - 1) / 3;
}

/** How many cells a row of a table has as it is written. */
function cellsIn(row: string): number {
  const bare = row.trim().replaceAll(/^\||(?<!\\)\|$/g, '');
  return bare.split(/(?<!\\)\|/).length;
}

type Pattern = readonly [kind: TextSlip['kind'], sign: RegExp, within?: string];

/** Signs of Markdown that only stay in the words where they were not understood. */
const signs: readonly Pattern[] = [
  ['broken-heading', /^#{2,6}[^#\s].*/, 'paragraph_open'],
  ['broken-link', /!?\[[^\]\n]*\]\([^)\n]*\)?/],
  ['task', /^\[[ xX]\](?= )/],
  ['broken-anchor', /\{#[^}\n]*\}/, 'heading_open'],
  ['unknown-note', /\[\^[^\]\s]+\]/],
  ['loose-stars', /\*\* [^*\n]+\*\*|\*\*[^*\n]+ \*\*/],
  ['broken-table', /^\|?[ :-]*-{3}[ :|-]*$/, 'paragraph_open'],
];

/** The slips in the words of a block, with their line in it from 0. */
function inlineSlips({ children, content: source }: Token, parent: Token | undefined): TextSlip[] {
  const slips: TextSlip[] = [];
  const written = (children ?? []).map(wordsAsWritten).join('');
  for (const [line, words] of written.split('\n').entries()) {
    for (const [kind, sign, within] of signs) {
      if (within !== undefined && within !== parent?.type) continue;
      if (kind === 'broken-table' && !written.includes('|')) continue;
      const match = sign.exec(words)?.[0];
      // What is written with backslashes is meant as it stands.
      if (match !== undefined && source.includes(match)) slips.push({ kind, line, written: match });
    }
  }
  for (const [at, token] of (children ?? []).entries()) {
    if (token.type === 'link_open' && children?.[at + 1]?.type === 'link_close') {
      const before = (children ?? []).slice(0, at).filter(({ type }) => type === 'softbreak');
      slips.push({
        kind: 'empty-link',
        line: before.length,
        written: `[](${token.attrGet('href') ?? ''})`,
      });
    }
  }
  return slips;
}

/** What was understood counts as blanks. */
function wordsAsWritten({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' ? content : ' ';
}
