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

const parser = new MarkdownIt({ html: true });
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** The links and images of a Markdown text, in their order. */
export function markdownParts(markdown: string): MarkdownPart[] {
  let start = 0;
  return parser.parse(markdown, {}).flatMap((block) => {
    // Cells of a table have no place of their own, but their row has.
    start = block.map?.[0] ?? start;
    return [...partsOf(block, start + 1)];
  });
}

function* partsOf(block: Token, firstLine: number): Generator<MarkdownPart> {
  let line = firstLine;
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
