import type { MarkdownIt, Token } from 'markdown-it';
import type { MarkdownEnvironment } from './render.ts';

const explicitAnchor = /\{#([a-z0-9][a-z0-9_-]*)\}\s*$/;

/**
 * Gives h2 to h4 an anchor from their text, accents removed, without an icon. A heading can name
 * its own: `## Widerruf {#widerruf}`. The page has its h1, so an h1 in the text becomes an h2.
 */
export function headings(parser: MarkdownIt): void {
  parser.core.ruler.push('headings', ({ tokens, env }) => {
    const { anchorOf } = env as MarkdownEnvironment;
    for (const [at, token] of tokens.entries()) {
      const text = tokens[at + 1];
      if (token.type === 'heading_close' && token.tag === 'h1') token.tag = 'h2';
      if (token.type !== 'heading_open' || !text) continue;
      if (token.tag === 'h1') token.tag = 'h2';
      const explicit = takeAnchor(text);
      if (!['h2', 'h3', 'h4'].includes(token.tag)) continue;
      const anchor = explicit ?? anchorOf(plainText(text));
      if (anchor) token.attrSet('id', anchor);
    }
  });
}

/** The words of a text without its markup. */
export function plainText(inline: Token): string {
  return (inline.children ?? [])
    .filter(({ type }) => ['text', 'code_inline', 'image'].includes(type))
    .map(({ content }) => content)
    .join('');
}

/** Takes the explicit anchor off the end of a heading's text. */
function takeAnchor(inline: Token): string | undefined {
  const last = inline.children?.findLast(({ type }) => type === 'text');
  const match = last && explicitAnchor.exec(last.content);
  if (match) last.content = last.content.slice(0, match.index).trimEnd();
  return match?.[1];
}
