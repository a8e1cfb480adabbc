import type { Token } from 'markdown-it';
import type { TextWarning } from '#model/rich-text.ts';
import { foreignSign, mayHaveForeignSigns, straightQuote } from './foreign-signs.ts';

/** Signs that word processors put before the entries of a list. */
const bullet = '[•·▪▫◦‣⁃●○■□◆◇❖\\uf000-\\uf0ff]';

/** Cheap to look for, and found in every text that has a warning. */
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

/** Whether a text has to be parsed to know whether it has warnings. */
export function mayHaveWarnings(markdown: string): boolean {
  return possible.test(markdown) || mayHaveForeignSigns(markdown);
}

/** Places in a text that are valid, and most likely mistakes: Markdown that was not understood, links without words. */
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

interface NumberedList {
  entries: { number: number; line: number }[];
  /** Whether an entry holds more than one paragraph. */
  isNested: boolean;
}

/**
 * Numbered lists that show other numbers than were written, and lists of one entry that no other
 * list continues: a line that merely begins with a number and a point.
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

/** Signs of Markdown that only stay in the words where they were not understood. */
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

/** Entries of a list that a word processor has numbered or marked, and Markdown knows nothing of. */
const looseBullet = new RegExp(
  `^(?:${bullet}|(?:[–—noqv§Øü]|\\(?[a-z\\d]{1,2}\\)|(?:[a-z]|[ivx]{2,4})[.)])\\t|\\d{1,3}\\.\\)\\s).*`,
);

/** The same with signs that also stand before a single line, such as the dash before a name. */
const dashes = /^[–—✓✔✅☑►▶➢➤] .*/;

/** Reported once in a paragraph, of which they make every line. */
const ofParagraphs: ReadonlySet<TextWarning['kind']> = new Set(['broken-table', 'loose-bullet']);

/** Lines of a block that are looked at for each sign that was written with a backslash, or found. */
const mostFound = 100;

/** The warnings in the words of a block, with their line in it from 0. */
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
  // Signs with backslashes before them are meant as they are.
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

/** What was understood counts as blanks. */
function wordsAsWritten({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' ? content : ' ';
}
