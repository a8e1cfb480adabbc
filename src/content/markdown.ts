import MarkdownIt, { type Token } from 'markdown-it';

/** Something in a Markdown text that refers to something else, or is not shown. */
export interface MarkdownPart {
  kind: 'link' | 'image' | 'html';
  /** The address of a link or image as its author wrote it, the HTML as written. */
  value: string;
  /** What an image is said to show; empty for the others. */
  alt: string;
  /** Line of the text, from 1. */
  line: number;
}

export type Mention = Pick<MarkdownPart, 'kind' | 'value'>;

const parser = new MarkdownIt({ html: true });
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** Deeper lists and quotes are left out by the parser. */
const { maxNesting } = parser.options;

/**
 * The links, images and HTML of a Markdown text, in their order.
 * @throws {RangeError} if lists or quotes are nested too deeply.
 */
export function markdownParts(markdown: string): MarkdownPart[] {
  let start = 0;
  return parser.parse(markdown, {}).flatMap((block) => {
    if (block.level >= maxNesting - 1) throw new RangeError('nested too deeply');
    // Cells of a table have no place of their own, but their row has.
    start = block.map?.[0] ?? start;
    return [...partsOf(block, start + 1)];
  });
}

function* partsOf(block: Token, firstLine: number): Generator<MarkdownPart> {
  if (block.type === 'html_block') {
    yield { kind: 'html', value: block.content.trimStart(), alt: '', line: firstLine };
  }
  let line = firstLine;
  for (const { type, content, attrs } of block.children ?? []) {
    const value = String(attrs?.find(([name]) => name === 'href' || name === 'src')?.[1] ?? '');
    if (type === 'softbreak' || type === 'hardbreak') line += 1;
    if (type === 'link_open') yield { kind: 'link', value, alt: '', line };
    if (type === 'image') yield { kind: 'image', value, alt: content, line };
    if (type === 'html_inline') yield { kind: 'html', value: content, alt: '', line };
  }
}

/** Whether a paragraph's text is a link and nothing else. */
export function isLoneLink({ type, children }: Token): boolean {
  const last = (children?.length ?? 0) - 1;
  return (
    type === 'inline' &&
    children?.[0]?.type === 'link_open' &&
    children.findIndex((token) => token.type === 'link_close') === last
  );
}

/** The addresses of the links that are a paragraph of their own. */
export function loneLinks(markdown: string): string[] {
  return parser
    .parse(markdown, {})
    .filter((token, at, all) => all[at - 1]?.type === 'paragraph_open' && isLoneLink(token))
    .map(({ children }) => String(children?.[0]?.attrGet('href') ?? ''));
}

/** Links and images of the plainest form. */
const plain = /(!?)\[[^[\]\\`<>\n]*\]\(([\w\-./#:?=&%+,;~@]+)\)/g;

/** What could make another link or HTML, or a deep nesting. */
const notPlain = /[\]<\\]|^[ \t>*+\-.)\d]{80}/m;

/**
 * What a Markdown text mentions. A text whose links are all of the plainest form is not parsed,
 * which takes a tenth of the time; then examples of links, in code blocks say, are among them.
 * @throws {RangeError} if lists or quotes are nested too deeply.
 */
export function mentions(markdown: string): Mention[] {
  if (notPlain.test(markdown.replaceAll(plain, ''))) return markdownParts(markdown);
  return [...markdown.matchAll(plain)].map(([, mark, value = '']) => ({
    kind: mark ? 'image' : 'link',
    value,
  }));
}

/**
 * The file name of an image's address, which may name folders of the shop: './media/a%20b.jpg' ->
 * 'a b.jpg'. An address that climbs out of its folder stays whole.
 */
export function imageName(address: string): string {
  const path = decoded(address);
  return /\.\.[\\/]/.test(path) ? path : path.slice(path.lastIndexOf('/') + 1);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
