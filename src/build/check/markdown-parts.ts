import MarkdownIt, { type Token } from 'markdown-it';

/** A link or an image in a Markdown text. */
export interface MarkdownPart {
  kind: 'link' | 'image';
  /** As its author wrote it. */
  address: string;
  /** What an image is said to show; empty for a link. */
  alt: string;
  /** Line of the text, from 1. */
  line: number;
}

const parser = new MarkdownIt();
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** The links and images of a Markdown text, in their order. */
export function markdownParts(markdown: string): MarkdownPart[] {
  return parser.parse(markdown, {}).flatMap((block) => [...partsOf(block)]);
}

function* partsOf(block: Token): Generator<MarkdownPart> {
  let line = (block.map?.[0] ?? 0) + 1;
  for (const token of block.children ?? []) {
    const part = { alt: token.content, line };
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'link_open') yield { ...part, kind: 'link', address: get(token, 'href') };
    if (token.type === 'image') yield { ...part, kind: 'image', address: get(token, 'src') };
  }
}

function get(token: Token, attribute: 'href' | 'src'): string {
  return String(token.attrGet(attribute) ?? '');
}
