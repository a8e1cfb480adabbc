import type { Nodes } from 'mdast';

/** Something in a Markdown text that the checks look at. */
export interface MarkdownPart {
  kind: 'link' | 'image' | 'html';
  /** The address of a link or image, the HTML as written. */
  value: string;
  /** Line of the text, from 1. */
  line: number;
}

// None of them looks past the place where a next match could begin: long texts take linear time.
const reference = /(?:(!?)\[[^[\]]*|\))\]\(\s*(?:<([^<>\n]*)>|([^\s)]+))/g;
const definition = /^ {0,3}\[[^[\]\n]+\]:\s*(?:<([^<>\n]*)>|(\S+))/gm;
const html = /<[a-z][\w-]*/gi;

/**
 * What looks like a link, an image or HTML in a Markdown text. It is much faster than parsing, and
 * finds too much: in code blocks, say. A text in which something seems wrong is to be parsed.
 */
export function suspects(markdown: string): Omit<MarkdownPart, 'line'>[] {
  const found: Omit<MarkdownPart, 'line'>[] = [];
  for (const [, mark, angled, plain] of markdown.matchAll(reference)) {
    found.push({ kind: mark ? 'image' : 'link', value: angled ?? plain ?? '' });
  }
  for (const [, angled, plain] of markdown.matchAll(definition)) {
    found.push({ kind: 'link', value: angled ?? plain ?? '' });
  }
  for (const [value] of markdown.matchAll(html)) {
    found.push({ kind: 'html', value });
  }
  return found;
}

/** What finds the parts of a Markdown text. Its libraries are loaded when it is first asked for. */
export async function markdownParser(): Promise<(markdown: string) => MarkdownPart[]> {
  const [{ unified }, { default: remarkParse }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
  ]);
  const parser = unified().use(remarkParse).freeze();
  return (markdown) => partsOf(parser.parse(markdown));
}

function partsOf(node: Nodes): MarkdownPart[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'html':
      return [{ kind: 'html', value: node.value, line }];
    case 'image':
      return [{ kind: 'image', value: node.url, line }];
    case 'link':
    case 'definition':
      return [{ kind: 'link', value: node.url, line }, ...childParts(node)];
    default:
      return childParts(node);
  }
}

function childParts(node: Nodes): MarkdownPart[] {
  return 'children' in node ? node.children.flatMap(partsOf) : [];
}
