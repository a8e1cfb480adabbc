import type { MarkdownText, TextWarning } from '#model/rich-text.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { elementsIn } from '../text/html-words.ts';
import { imageName } from '../text/markdown.ts';
import { unlessTooDeep } from '../text/texts.ts';
import { contentCheck, type ContentContext } from './check.ts';
import { imageMistake } from './images.ts';
import { linkMistake } from './links.ts';

const ofParts = [
  'dead-link',
  'image-outside',
  'missing-image',
  'external-image',
  'html-in-markdown',
  'empty-link',
  'skipped-heading',
  'markdown-slip',
] as const;
const codes = [...ofParts, 'nested-too-deeply'] as const;

/**
 * Checks links and images in Markdown like those in fields, and reports HTML in it, of which only
 * the text is shown.
 */
export const checkMarkdown = contentCheck(codes, (context) => {
  const { fields, texts, report } = context;
  const judges = judgesOf(context);
  const mistakesOf = remember((text: MarkdownText) => [...mistakesIn(text, judges)]);
  for (const { value, path } of fields.ofKind('markdown')) {
    const text = texts.markdown.get(value);
    const found = text && unlessTooDeep(path, report, () => mistakesOf(text));
    for (const mistake of found ?? []) report({ path, ...mistake });
  }
});

type Mistake = Diagnosis<(typeof ofParts)[number]>;
type Judge = (written: string) => Mistake | undefined;

function judgesOf(
  context: Pick<ContentContext, 'images' | 'index' | 'unplaced'>,
): Record<'link' | 'image', Judge> {
  return {
    link: remember((address) => linkMistake(address, context)),
    image: remember((address) => imageMistake(imageName(address), context.images)),
  };
}

/** Caches results by address or text, since fields share many. */
function remember<Judged, Found>(judge: (judged: Judged) => Found): (judged: Judged) => Found {
  const known = new Map<Judged, Found>();
  return (judged) => {
    const found = known.has(judged) ? (known.get(judged) as Found) : judge(judged);
    known.set(judged, found);
    return found;
  };
}

function* mistakesIn(
  { links, images, html, warnings }: MarkdownText,
  judges: Record<'link' | 'image', Judge>,
): Generator<Mistake & { line?: number }> {
  for (const { address, line } of links) {
    const mistake = judges.link(address);
    if (mistake) yield { ...mistake, ...(line === undefined ? {} : { line }) };
  }
  for (const { address, line } of images) {
    const mistake = judges.image(address);
    if (mistake) yield { ...mistake, line };
  }
  for (const [line, parts] of Map.groupBy(html, (part) => part.line)) {
    const mistake = htmlMistake(parts.map((part) => part.html).join(''));
    if (mistake) yield { ...mistake, line };
  }
  for (const { kind, line, written } of warnings) {
    yield { code: codeOf(kind), ...warningWords[kind](written.trim()), line };
  }
}

function htmlMistake(html: string): Mistake | undefined {
  const { shown, dropped } = elementsIn(html);
  if (shown.length + dropped.length === 0) return undefined;
  const list = (names: readonly string[]) => names.map((name) => `<${name}>`).join(', ');
  const whole = dropped.length > 0 ? `Left out with all that it holds: ${list(dropped)}.` : '';
  const plain =
    shown.length > 0 ? `Of HTML in Markdown only the words are shown: ${list(shown)}.` : '';
  return {
    code: 'html-in-markdown',
    message: [plain, whole].filter(Boolean).join(' '),
    hint: shown.length > 0 ? 'Write it in Markdown.' : 'Delete it.',
  };
}

function codeOf(kind: TextWarning['kind']): Mistake['code'] {
  return kind === 'empty-link' || kind === 'skipped-heading' ? kind : 'markdown-slip';
}

const warningWords: Record<TextWarning['kind'], (written: string) => Omit<Diagnosis, 'code'>> = {
  'empty-link': (written) => ({
    message: `The link "${written}" has no words, so nobody can see or hear it.`,
    hint: 'Write them between the square brackets.',
  }),
  'skipped-heading': (written) => ({
    message: `The heading "${written}" leaves out a level; screen readers go from one level to the next.`,
    hint: 'Take away a # or two, so that each is one level below the heading before it at most.',
  }),
  'broken-link': (written) => ({
    message: `"${written}" is no link or picture, and stands in the text as it is.`,
    hint: 'An address has no spaces: write %20 for each, or a page key such as "contact".',
  }),
  'broken-table': () => ({
    message: 'This is no table, and its signs stand in the text.',
    hint: 'Below the first line stands one of hyphens, with as many columns: |---|---|.',
  }),
  'long-row': (written) => ({
    message: `The row "${written}" has more cells than the table has columns; the last ones are not shown.`,
    hint: 'Add a column to the first two lines of the table, or take a cell out.',
  }),
  'broken-anchor': (written) => ({
    message: `"${written}" is no anchor, and stands in the heading as it is.`,
    hint: 'An anchor has lower-case letters a to z, digits and hyphens: {#strasse-1}.',
  }),
  'broken-heading': (written) => ({
    message: `"${written}" is no heading, and stands in the text as it is.`,
    hint: 'Put a space behind the last #.',
  }),
  'foreign-sign': (written) => ({
    message: `"${short(written)}" is a sign of another system, and stands in the text as it is.`,
    hint: 'Write it in Markdown, or delete it; if it is meant, put a backslash before its first sign.',
  }),
  'loose-bullet': (written) => ({
    message: `"${short(written)}" is no entry of a list; lines like it are run together.`,
    hint: 'Begin each entry with "- ", or with "1. " if they are numbered.',
  }),
  'straight-quote': (written) => ({
    message: `The quotation ${short(written)} ends with a straight mark.`,
    hint: 'End it with “.',
  }),
  'list-number': (written) => ({
    message: `"${short(written)}" is shown with another number: those of a list follow each other.`,
    hint: `If it is no entry of the list, write ${escapedNumber(written)}; else number the entries in turn.`,
  }),
  'lone-number': (written) => ({
    message: `"${short(written)}" is shown as a numbered list of one entry.`,
    hint: `If it is no list, write ${escapedNumber(written)}.`,
  }),
  task: (written) => ({
    message: `"${written}" stands in the text as it is: lists of tasks are not known.`,
    hint: 'Leave the brackets out.',
  }),
  'loose-stars': (written) => ({
    message: `The stars of "${written}" stand in the text.`,
    hint: 'Write them next to the words: **bold**.',
  }),
  'unknown-note': (written) => ({
    message: `There is no footnote for "${written}", which stands in the text as it is.`,
    hint: `Write the note in a paragraph of its own: "${written}: …".`,
  }),
  'unused-note': (written) => ({
    message: `The text refers nowhere to the footnote "${written}".`,
    hint: 'Put its mark, such as [^1], where it belongs.',
  }),
};

/** The number at the start of a line, escaped so that no list begins: '24\.' */
function escapedNumber(line: string): string {
  return (/^\d+[.)]/.exec(line)?.[0] ?? '').replace(/(?=[.)])/, '\\');
}

/** Shortens a quotation for a message. */
function short(written: string): string {
  return written.length > 60 ? `${written.slice(0, 59)}…` : written;
}

/** Reports what was removed from HTML fields to make them safe. */
export const checkHtml = contentCheck(['html-removed'], ({ fields, texts, report }) => {
  for (const { value, path } of fields.ofKind('html')) {
    const removed = [...(texts.html.get(value)?.removed ?? [])];
    if (removed.length === 0) continue;
    const list = removed.map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what));
    report({
      code: 'html-removed',
      path,
      message: `Taken out of the HTML: ${list.join(', ')}.`,
      hint: 'Only text, headings, lists, tables and links are shown.',
    });
  }
});
