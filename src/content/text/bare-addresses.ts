import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** Found in every text with a bare address, and quick to look for. */
export const mayHaveBareAddress = /:\/\/|www\.|@/i;

/** Mail addresses that resolve; the parser finds stranger ones too, such as "1234/info@a.example". */
const plainMail = /^mailto:[\w.+-]+@[^\s@/:?#]+$/i;

/**
 * Makes links of web addresses that begin with https://, http:// or www., and of mail addresses.
 * Other words with a point are no addresses: "Ende.Es" is a missing space.
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

/** Unlinks addresses that lead nowhere, and moves punctuation at the end of others behind the link. */
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
