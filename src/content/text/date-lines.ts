import Markdown, { type MarkdownIt, type StateBlock, type StateCore } from 'markdown-it';

/** Full month names; German, English and French share many. */
const names =
  'januar(?:y)?|jänner|janvier|februar(?:y)?|feber|f[ée]vrier|m(?:ä|ae)rz|march|mars|april|avril|mai|may|' +
  'jun[ei]|juin|jul[iy]|juillet|ao[uû]t|august|septemb(?:er|re)|o[ck]tober|octobre|novemb(?:er|re)|' +
  'de[cz]ember|d[ée]cembre';

/** Short month names. Some are given names too, so a point, a colon or a year must follow. */
const shortNames =
  '(?:jan|janv|feb|f[ée]vr|mär|mrz|mar|apr|avr|jun|jul|juil|aug|sept?|o[ck]t|nov|de[cz]|d[ée]c)' +
  '(?=\\.|:|$| \\d{2,4}(?!\\d))';

/** Words between two days: '24. bis 26. Dezember'. */
const between =
  '(?:bis(?: einschließlich| zum)?|und|oder|sowie|to|and|or|through|au|et|ou|[-–—+/&]) +\\d{1,2}\\.? +';

/** Matches '24. 12.', but not decimals: '1. 3.5 mm'. */
const monthNumber = '(?:0?[1-9]|1[0-2])\\.(?=$|[\\s:,;)–-]|\\d{4}(?!\\d))';

const date = new RegExp(
  `^\\d{1,4}\\. +(?:${between})?(?:(?:${names}|${shortNames})(?![\\p{L}\\d])|${monthNumber})`,
  'iu',
);
const marker = /^(\d{1,9})\. /;

/**
 * Keeps lines that begin with a date, such as "24. Dezember", from becoming a numbered list, which
 * would count up from the first number and thus show wrong days. Each such line starts on a new
 * line.
 */
export function dateLines(parser: MarkdownIt): void {
  const lists = new Markdown();
  lists.block.ruler.enableOnly(['list']);
  const [list] = lists.block.ruler.getRules('');
  if (!list) throw new Error('The Markdown parser has no rule for lists.');
  parser.block.ruler.at(
    'list',
    (state, start, end, silent) => !isDate(state, start, end) && list(state, start, end, silent),
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
  parser.core.ruler.after('inline', 'date_lines', breakBeforeDates);
}

/** Whether a line begins with a date, rather than an entry of a list that counts up. */
function isDate(state: StateBlock, start: number, end: number): boolean {
  const line = lineOf(state, start);
  const isNextEntry = (state.sCount[start] ?? 0) < state.blkIndent;
  if (isNextEntry || !date.test(line)) return false;
  for (let at = start + 1; at < end; at += 1) {
    const next = lineOf(state, at);
    const number = marker.exec(next)?.[1];
    if (number !== undefined) {
      return Number(number) !== Number.parseInt(line, 10) + 1 || date.test(next);
    }
  }
  return true;
}

function lineOf({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string {
  return src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);
}

function breakBeforeDates({ tokens }: StateCore): void {
  for (const { content, children } of tokens) {
    if (!children || !date.test(content)) continue;
    for (const [at, token] of children.entries()) {
      const next = children[at + 1];
      if (token.type !== 'softbreak' || next?.type !== 'text' || !marker.test(next.content)) {
        continue;
      }
      token.type = 'hardbreak';
      token.tag = 'br';
    }
  }
}
