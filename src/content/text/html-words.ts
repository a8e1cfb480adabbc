import MarkdownIt, { type Token } from 'markdown-it';

const { utils } = new MarkdownIt();

/** Elements whose contents are not text by the author. */
const wordless = 'script style template iframe object noscript svg math head textarea select'.split(
  ' ',
);

const closed = wordless.map((name) => `<${name}\\b[^]*?(?:</${name}\\s*>|$)`).join('|');
const withoutWords = new RegExp(`<!--[^]*?(?:-->|$)|<[!?][^<>]*>|${closed}`, 'gi');
const lineEnds =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)\b[^<>]*>/gi;
const anyTag = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** The text of an HTML block, with a line for each paragraph, cell and entry. */
function wordLines(html: string): string[] {
  return html
    .replaceAll(withoutWords, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<\/t[dh]\s*>/gi, ' ')
    .replaceAll(anyTag, '')
    .split('\n')
    .map((line) => utils.unescapeAll(line).trim())
    .filter(Boolean);
}

/**
 * The elements in HTML, by name in order of appearance: those whose text is shown, and those
 * dropped with their contents.
 */
export function elementsIn(html: string): { shown: string[]; dropped: string[] } {
  const names = new Set(
    [...html.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return {
    shown: [...names].filter((name) => !wordless.includes(name)),
    dropped: [...names].filter((name) => wordless.includes(name)),
  };
}

/**
 * Keeps the text of HTML: the text of a block becomes paragraphs after it. A `<br>` becomes a line
 * break; the contents of elements such as `<script>` are dropped.
 */
export function keepWords(tokens: Token[]): Token[] {
  for (const token of tokens) {
    if (token.children) token.children = inlineWords(token.children);
  }
  return tokens.flatMap((token) =>
    token.type === 'html_block'
      ? [token, ...wordLines(token.content).flatMap((line) => paragraph(token, line))]
      : token,
  );
}

function inlineWords(children: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let dropped = '';
  for (const token of children) {
    const isHtml = token.type === 'html_inline';
    const [, slash, name = ''] = (isHtml && /^<(\/?)([a-z][\w:-]*)/i.exec(token.content)) || [];
    const element = name.toLowerCase();
    if (dropped) {
      if (slash && element === dropped) dropped = '';
      else if (token.type !== 'softbreak') continue;
    } else if (!slash && wordless.includes(element)) dropped = element;
    if (element === 'br') {
      token.type = 'hardbreak';
      token.tag = 'br';
      token.markup = '<br>';
    }
    kept.push(token);
  }
  return kept;
}

function paragraph({ map, level }: Token, words: string): Token[] {
  const make = (type: string, tag: string, nesting: -1 | 0 | 1) => {
    const token = new MarkdownIt.Token(type, tag, nesting);
    token.block = type !== 'text';
    token.level = level;
    return token;
  };
  const [open, inline, text, close] = [
    make('paragraph_open', 'p', 1),
    make('inline', '', 0),
    make('text', '', 0),
    make('paragraph_close', 'p', -1),
  ];
  open.map = map;
  inline.map = map;
  inline.content = words;
  text.content = words;
  inline.children = [text];
  return [open, inline, close];
}
