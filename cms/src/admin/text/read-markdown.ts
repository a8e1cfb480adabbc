import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown';
import { markdownTree } from '../../../../src/content/text/markdown-tree.ts';
import { markdownExtensions } from './markdown-extensions.ts';

type Tokenizer = MarkdownParser['tokenizer'];
type Token = ReturnType<Tokenizer['parse']>[number];

/** Maps each token of the site's parser to the editor's nodes. HTML has no mapping. */
const nodes: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: {
    block: 'heading',
    getAttrs: (token) => ({ level: Number(token.tag.slice(1)), id: token.attrGet('id') }),
  },
  blockquote: { block: 'blockquote' },
  bullet_list: { block: 'bulletList', getAttrs: (_, all, at) => ({ tight: isTight(all, at) }) },
  ordered_list: {
    block: 'orderedList',
    getAttrs: (token, all, at) => ({
      start: Number(token.attrGet('start') ?? 1),
      tight: isTight(all, at),
    }),
  },
  list_item: { block: 'listItem' },
  code_block: { block: 'codeBlock', noCloseToken: true },
  fence: {
    block: 'codeBlock',
    noCloseToken: true,
    getAttrs: ({ info }) => ({ language: info || null }),
  },
  hr: { node: 'horizontalRule' },
  hardbreak: { node: 'hardBreak' },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src'),
      alt: token.content,
      title: token.attrGet('title'),
    }),
  },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader', getAttrs: alignment },
  td: { block: 'tableCell', getAttrs: alignment },
  footnote_ref: { node: 'noteMark', getAttrs: noteNumber },
  footnotes: { block: 'notes' },
  footnote: { block: 'note', getAttrs: noteNumber },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  code_inline: { mark: 'code', noCloseToken: true },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }),
  },
};

const parser = new MarkdownParser(
  getSchema(markdownExtensions),
  // The tokens come from the site's own parser, so this library need not produce them.
  { parse: (text: string) => withCells(markdownTree(text) as Token[]) } as unknown as Tokenizer,
  nodes,
);

/**
 * Converts a text of the site for the editor.
 *
 * @throws {Error} if it contains something that the editor cannot represent, such as HTML.
 */
export function readMarkdown(markdown: string): Node {
  const doc = parser.parse(markdown);
  doc.check();
  return doc;
}

/** Adds a paragraph to each cell of a table, and a number to each footnote. */
function withCells(tokens: readonly Token[]): Token[] {
  let unused = 0;
  for (const token of tokens) {
    if (token.type === 'footnote_open' && noteNumber(token).number > unused) {
      unused = noteNumber(token).number;
    }
  }
  return tokens.flatMap((token) => {
    if (token.type === 'footnote_open' && noteNumber(token).number === 0) {
      unused += 1;
      token.meta = { note: unused };
    }
    if (token.type === 'th_open' || token.type === 'td_open') {
      return [token, { type: 'paragraph_open' } as Token];
    }
    if (token.type === 'th_close' || token.type === 'td_close') {
      return [{ type: 'paragraph_close' } as Token, token];
    }
    return token;
  });
}

/** The number of a footnote; 0 if the text does not refer to it. */
function noteNumber({ meta }: Token): { number: number } {
  return { number: (meta as { note?: number } | null)?.note ?? 0 };
}

function alignment(token: Token): { align: string | null } {
  return { align: /text-align:\s*(\w+)/.exec(token.attrGet('style') ?? '')?.[1] ?? null };
}

function isTight(tokens: readonly Token[], list: number): boolean {
  return tokens.slice(list + 1).find(({ type }) => type !== 'list_item_open')?.hidden ?? false;
}
