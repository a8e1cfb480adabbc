import MarkdownIt, { type Token } from 'markdown-it';
import { bareAddresses, mayHaveBareAddress } from './bare-addresses.ts';
import { dateLines } from './date-lines.ts';
import { footnotes } from './footnotes.ts';
import { keepWords } from './html-words.ts';

// Why this parser: docs/decisions/0004-markdown.md
const parser = new MarkdownIt({ html: true });
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;
parser.use(footnotes).use(dateLines).use(bareAddresses);
parser.core.ruler.push('html_words', (state) => {
  state.tokens = keepWords(state.tokens);
});
parser.core.ruler.push('headings', ({ tokens }) => nameHeadings(tokens));

/** The parser omits lists and quotes that are nested more deeply. */
const { maxNesting } = parser.options;

/**
 * Parses Markdown (CommonMark with tables, strikethrough, footnotes and links for bare addresses)
 * into blocks, with addresses as written. Lines that begin with a date don't form a list. A
 * heading's explicit anchor becomes its id. Pages already have an h1, so an h1 becomes an h2. Only
 * the text of HTML is kept.
 *
 * @throws {RangeError} if lists or quotes are nested too deeply.
 */
export function markdownTree(markdown: string): Token[] {
  // Looking for bare addresses takes a fifth of the parsing time.
  parser.options.linkify = mayHaveBareAddress.test(markdown);
  const tree = parser.parse(markdown, {});
  if (tree.some(({ level }) => level >= maxNesting - 1)) throw new RangeError('nested too deeply');
  return tree;
}

const explicitAnchor = /\{#([a-z0-9][a-z0-9_-]*)\}\s*$/;

/** Handles explicit anchors of headings: `## Widerruf {#widerruf}`. */
function nameHeadings(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2';
    const words = tokens[at + 1];
    if (token.type !== 'heading_open' || !words) continue;
    const id = takeAnchor(words);
    if (id && hasAnchor(token)) token.attrSet('id', id);
  }
}

/** Removes an explicit anchor from the end of a heading's text, and returns it. */
function takeAnchor(inline: Token): string | undefined {
  const last = inline.children?.findLast(({ type }) => type === 'text');
  const match = last && explicitAnchor.exec(last.content);
  if (match) last.content = last.content.slice(0, match.index).trimEnd();
  return match?.[1];
}

/** Whether a token begins a heading that links can target: h2 to h4. */
export function hasAnchor({ type, tag }: Token): boolean {
  return type === 'heading_open' && ['h2', 'h3', 'h4'].includes(tag);
}

/** The text of a block without markup. */
export function wordsOf({ children }: Token, lineBreak = ''): string {
  return (children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return lineBreak;
      return ['text', 'code_inline', 'image'].includes(type) ? content : '';
    })
    .join('');
}

/**
 * The address of a link that is the only content of the paragraph whose inline token is at `at`.
 */
export function loneLink(tree: readonly Token[], at: number): string | undefined {
  const [open, { children } = {}] = [tree[at - 1], tree[at]];
  // The paragraphs of a tight list are hidden.
  if (open?.type !== 'paragraph_open' || open.hidden || !children) return undefined;
  const [first] = children;
  const end = children.findIndex((token) => token.type === 'link_close');
  if (first?.type !== 'link_open' || end !== children.length - 1) return undefined;
  return String(first.attrGet('href') ?? '');
}
