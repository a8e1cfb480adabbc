import type { Token } from 'markdown-it';
import type { TextWarning } from '#model/rich-text.ts';
import { foreignSign, mayHaveForeignSigns, straightQuote } from './foreign-signs.ts';

/** Characters that word processors put before list entries. */
const bullet = '[•·▪▫◦‣⁃●○■□◆◇❖\\uf000-\\uf0ff]';

/** A cheap test that matches every text with a warning. */
const possible = new RegExp(
  [
    /\[\]\(|^ {0,3}#{4}|^#{2,6}[^#\s]|\]\(|\[[ xX]\]|\{#|\||\[\^|\*\* | \*\*|„/,
    /^[ \t>*+-]*(?:\d{1,9}[.)]|[–—✓✔✅☑►▶➢➤]|[noqv§Øü]\t|\(?[a-z\d]{1,4}[.)]\t)/,
    `^[ \\t>*+-]*${bullet}`,
  ]
    .map((part) => (typeof part === 'string' ? part : part.source))
    .join('|'),
  'm',
);

/** Whether a text must be parsed to know whether it has warnings. */
export function mayHaveWarnings(markdown: string): boolean {
  return possible.test(markdown) || mayHaveForeignSigns(markdown);
}

/**
 * Finds valid text that is most likely a mistake: Markdown that was not understood, links without
 * text.
 */
export function lintText(markdown: string, tree: readonly Token[]): TextWarning[] {
  const lines = markdown.split('\n');
  const warnings = numberWarnings(tree, lines);
  let line = 1;
  let level = 0;
  for (const [at, token] of tree.entries()) {
    line = token.map ? token.map[0] + 1 : line;
    if (token.type === 'heading_open') {
      const own =
        /^ {0,3}(#{1,6})/.exec(lines[line - 1] ?? '')?.[1]?.length ?? Number(token.tag[1]);
      const skipped = level > 0 ? own > Math.max(level, 2) + 1 : own > 3;
      if (skipped) warnings.push({ kind: 'skipped-heading', line, written: lines[line - 1] ?? '' });
      level = own;
    }
    if (token.type === 'tr_open') {
      const row = lines[line - 1] ?? '';
      if (cellsIn(row) > columnsAt(tree, at)) {
        warnings.push({ kind: 'long-row', line, written: row.trim() });
      }
    }
    if (token.type === 'footnote_open' && token.meta?.['note'] === undefined) {
      const note = tree[at + 1];
      warnings.push({
        kind: 'unused-note',
        line: (note?.map?.[0] ?? 0) + 1,
        written: note?.content ?? '',
      });
    }
    for (const warning of inlineWarnings(token, tree[at - 1])) {
      warnings.push({ ...warning, line: line + warning.line });
    }
  }
  return warnings.toSorted((one, other) => one.line - other.line);
}

/** The number of columns of the table whose row begins at a token; each cell has three tokens. */
function columnsAt(tree: readonly Token[], start: number): number {
  let end = start + 1;
  while (tree[end] && tree[end]?.type !== 'tr_close') end += 3;
  return (end - start - 1) / 3;
}

/** The number of cells in a table row, as written. */
function cellsIn(row: string): number {
  const bare = row.trim().replaceAll(/^\||(?<!\\)\|$/g, '');
  return bare.split(/(?<!\\)\|/).length;
}

interface NumberedList {
  entries: { number: number; line: number }[];
  /** Whether an entry contains more than one paragraph. */
  isNested: boolean;
}

/**
 * Finds numbered lists that are shown with other numbers than written, and lists of a single entry
 * that continue no other list: lines that merely begin with a number and a point.
 */
function numberWarnings(tree: readonly Token[], lines: readonly string[]): TextWarning[] {
  const warnings: TextWarning[] = [];
  const written = (line: number) => (lines[line - 1] ?? '').replace(/^[\s>*+-]+/, '');
  const lists = numberedLists(tree);
  for (const [at, { entries, isNested }] of lists.entries()) {
    const [first] = entries;
    if (!first) continue;
    const isCounting = entries.every(({ number }, index) => number === first.number + index);
    const isAlike = entries.every(({ number }) => number === first.number);
    if (!isCounting && !isAlike) {
      const index = entries.findIndex(({ number }, place) => number !== first.number + place);
      const { line = first.line } = entries[index] ?? {};
      warnings.push({ kind: 'list-number', line, written: written(line) });
    }
    const before = lists[at - 1]?.entries.at(-1)?.number;
    const after = lists[at + 1]?.entries[0]?.number;
    const isPart = before === first.number - 1 || after === first.number + 1;
    if (entries.length === 1 && !isNested && !isPart) {
      warnings.push({ kind: 'lone-number', line: first.line, written: written(first.line) });
    }
  }
  return warnings;
}

function numberedLists(tree: readonly Token[]): NumberedList[] {
  const lists: NumberedList[] = [];
  const open: (NumberedList | undefined)[] = [];
  for (const [at, { type, info, map }] of tree.entries()) {
    if (type === 'ordered_list_open' || type === 'bullet_list_open') {
      const list = type === 'ordered_list_open' ? { entries: [], isNested: false } : undefined;
      if (list) lists.push(list);
      open.push(list);
    }
    if (type === 'ordered_list_close' || type === 'bullet_list_close') open.pop();
    const list = open.at(-1);
    if (!list) continue;
    if (type === 'list_item_open') {
      list.entries.push({ number: Number(info), line: (map?.[0] ?? 0) + 1 });
    }
    if (type === 'paragraph_close' && tree[at + 1]?.type !== 'list_item_close') {
      list.isNested = true;
    }
  }
  return lists;
}

type Pattern = readonly [kind: TextWarning['kind'], sign: RegExp, within?: string];

/** Markdown syntax that only remains in the text if it was not understood. */
const signs: readonly Pattern[] = [
  ['broken-heading', /^#{2,6}[^#\s].*/, 'paragraph_open'],
  ['broken-link', /(?:!?\[[^\][\n]*)?\]\([^)\n]*\)?/],
  ['task', /^\[[ xX]\](?= )/],
  ['broken-anchor', /\{#[^{}\n]*\}/, 'heading_open'],
  ['foreign-sign', /\{#[^{}\n]*\}/, 'paragraph_open'],
  ['unknown-note', /\[\^[^\][\s]+\]/],
  ['loose-stars', /\*\* [^*\n]+\*\*|\*\*[^*\n]+ \*\*/],
  ['broken-table', /^\|?[ :-]*-{3}[ :|-]*$|^\|.*\|$/, 'paragraph_open'],
  ['straight-quote', straightQuote],
];

/** List entries numbered or marked by a word processor, which Markdown doesn't recognise. */
const looseBullet = new RegExp(
  `^(?:${bullet}|(?:[–—noqv§Øü]|\\(?[a-z\\d]{1,2}\\)|(?:[a-z]|[ivx]{2,4})[.)])\\t|\\d{1,3}\\.\\)\\s).*`,
);

/**
 * Similar, with characters that also occur before a single line, such as the dash before a name.
 */
const dashes = /^[–—✓✔✅☑►▶➢➤] .*/;

/** Reported once per paragraph, since they affect every line. */
const ofParagraphs: ReadonlySet<TextWarning['kind']> = new Set(['broken-table', 'loose-bullet']);

/** Maximum number of matches examined per block, whether escaped or reported. */
const mostFound = 100;

/** The warnings in the text of a block, with their line in it starting at 0. */
function inlineWarnings(
  { children, content: source }: Token,
  parent: Token | undefined,
): TextWarning[] {
  if (!children) return [];
  const warnings = emptyLinks(children);
  const written = children.map(wordsAsWritten).join('');
  const lines = written.split('\n');
  const isParagraph = parent?.type === 'paragraph_open';
  const hasDashes = isParagraph && lines.length > 1 && lines.slice(0, 2).every(isDash);
  const bullets = hasDashes ? dashes : looseBullet;
  const told = new Set<TextWarning['kind']>();
  // Characters escaped with a backslash are intentional.
  const meant = source.includes('\\') ? source.replaceAll(/\\[!-/:-@[-`{-~]/g, '\0') : source;
  let found = 0;
  for (const [line, words] of lines.entries()) {
    const matches = [
      ...signs.flatMap(([kind, sign, within]) => {
        if (within !== undefined && within !== parent?.type) return [];
        if (kind === 'broken-table' && !written.includes('|')) return [];
        return [{ kind, match: sign.exec(words)?.[0] }];
      }),
      { kind: 'foreign-sign' as const, match: foreignSign(words) },
      { kind: 'loose-bullet' as const, match: isParagraph ? bullets.exec(words)?.[0] : undefined },
    ];
    for (const { kind, match } of matches) {
      if (match === undefined || told.has(kind)) continue;
      found += 1;
      if (found > mostFound) return warnings;
      if (!meant.includes(match)) continue;
      warnings.push({ kind, line, written: match });
      if (ofParagraphs.has(kind)) told.add(kind);
    }
  }
  return warnings;
}

function isDash(line: string): boolean {
  return dashes.test(line);
}

function emptyLinks(children: readonly Token[]): TextWarning[] {
  const warnings: TextWarning[] = [];
  let line = 0;
  for (const [at, token] of children.entries()) {
    if (token.type === 'softbreak') line += 1;
    if (token.type === 'link_open' && children[at + 1]?.type === 'link_close') {
      warnings.push({ kind: 'empty-link', line, written: `[](${token.attrGet('href') ?? ''})` });
    }
  }
  return warnings;
}

/** The text of a token; markup that was understood becomes a space. */
function wordsAsWritten({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' ? content : ' ';
}
