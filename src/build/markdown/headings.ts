import type { MarkdownIt, Token } from 'markdown-it';
import { anchorMaker } from '#model/anchor.ts';

const explicitAnchor = /\{#([a-z0-9][a-z0-9_-]*)\}\s*$/;

/**
 * Gives h2 to h4 an anchor from their text, accents removed, without an icon. A heading can name
 * its own: `## Widerruf {#widerruf}`. The page has its h1, so an h1 in the text becomes an h2.
 */
export function headings(parser: MarkdownIt): void {
  parser.core.ruler.push('headings', ({ tokens }) => {
    const anchorOf = anchorMaker();
    for (const [at, token] of tokens.entries()) {
      const text = tokens[at + 1];
      if (token.type === 'heading_close' && token.tag === 'h1') token.tag = 'h2';
      if (token.type !== 'heading_open' || !text) continue;
      if (token.tag === 'h1') token.tag = 'h2';
      const explicit = takeAnchor(text);
      if (['h2', 'h3', 'h4'].includes(token.tag)) {
        token.attrSet('id', explicit ?? anchorOf(plainText(text)));
      }
    }
  });
}

function plainText(inline: Token): string {
  return (inline.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
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
