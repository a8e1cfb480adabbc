import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** A quick test that matches every text with a bare address. */
export const mayHaveBareAddress = /:\/\/|www\.|@/i;

/** Usual mail addresses; the parser also finds unusual ones, such as "1234/info@a.example". */
const plainMail = /^mailto:[\w.+-]+@[^\s@/:?#]+$/i;

/**
 * Turns web addresses that begin with https://, http:// or www., and mail addresses, into links.
 * Other words with a point are not addresses: "Ende.Es" lacks a space.
 */
export function bareAddresses(parser: MarkdownIt): void {
  parser.linkify
    .add('ftp:', null)
    .add('//', null)
    .add('www.', {
      validate(text, position, { re }) {
        const host = re.get_relative_proto_validator();
        host.lastIndex = position;
        return host.exec(text)?.[0].length ?? 0;
      },
      normalize(match) {
        match.url = `https://${match.text}`;
      },
    });
  parser.core.ruler.after('linkify', 'bare_addresses', ({ tokens, Token: Text }: StateCore) => {
    const text = () => new Text('text', '', 0);
    for (const token of tokens) {
      if (token.children?.some(isBare)) token.children = corrected(token.children, text);
    }
  });
}

function isBare({ type, markup }: Token): boolean {
  return type === 'link_open' && markup === 'linkify';
}

/** Unlinks invalid addresses, and moves trailing punctuation of others behind the link. */
function corrected(tokens: readonly Token[], makeText: () => Token): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [open, words, close] = tokens.slice(at, at + 3);
    if (!open) break;
    if (!isBare(open) || !words || !close) {
      kept.push(open);
      continue;
    }
    at += 2;
    const written = String(open.attrGet('href'));
    const address = written.replace(/[.,:;!?]+$/, '');
    const isSound = address.startsWith('mailto:') ? plainMail.test(address) : URL.canParse(address);
    if (!isSound) {
      kept.push(words);
      continue;
    }
    kept.push(open, words, close);
    if (address === written) continue;
    const rest = makeText();
    rest.content = written.slice(address.length);
    open.attrSet('href', address);
    words.content = words.content.slice(0, -rest.content.length);
    kept.push(rest);
  }
  return kept;
}
