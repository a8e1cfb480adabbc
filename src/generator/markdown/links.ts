import type { MarkdownIt, Token } from 'markdown-it';
import type { MarkdownSource } from '../plan/planned.ts';
import type { MarkdownEnvironment } from './render.ts';

/** Gives links their planned attributes. A link that leads nowhere leaves its text. */
export function links(parser: MarkdownIt): void {
  const encode = parser.normalizeLink.bind(parser);
  parser.normalizeLink = (address) => address;
  parser.validateLink = () => true;
  parser.core.ruler.push('links', ({ tokens, env }) => {
    const { source } = env as MarkdownEnvironment;
    for (const token of tokens) {
      if (token.children) token.children = resolved(token.children, source, encode);
    }
  });
}

function resolved(
  tokens: readonly Token[],
  source: MarkdownSource,
  encode: (address: string) => string,
): Token[] {
  const kept: Token[] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (token.type === 'link_open') isOpen = resolve(token, source, encode);
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (!isLink || isOpen) kept.push(token);
  }
  return kept;
}

/** Sets the attributes of a link; false where it leads nowhere. */
function resolve(
  token: Token,
  source: MarkdownSource,
  encode: (address: string) => string,
): boolean {
  const address = String(token.attrGet('href') ?? '');
  const link = Object.hasOwn(source.links, address) ? source.links[address] : undefined;
  if (!link) return false;
  const title = token.attrGet('title');
  for (const [name, value] of Object.entries(link.attributes)) {
    token.attrSet(name, name === 'href' ? encode(value) : value);
  }
  if (title !== null) token.attrSet('title', title);
  return true;
}
