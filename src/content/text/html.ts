import type { Element, Root, RootContent } from 'hast';
import type { Options } from 'rehype-sanitize';
import { anchorMaker } from '#model/anchor.ts';
import type { HtmlText } from '#model/rich-text.ts';
import { fileNoteAttribute } from '#model/link.ts';

type Parse = (html: string) => HtmlText;

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

const elements = [
  'h2 h3 h4 h5 h6 p div section blockquote pre address figure figcaption details summary hr br wbr',
  'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u',
  'var',
].flatMap((names) => names.split(' '));

const schema: Options = {
  tagNames: elements,
  attributes: {
    '*': ['lang', 'dir'],
    ...Object.fromEntries(headings.map((name) => [name, [['id', /^[a-z][\w-]*$/i]]])),
    a: ['href', 'hrefLang', 'title'],
    abbr: ['title'],
    ol: ['start', 'reversed', 'type'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title'],
  clobber: [],
};

/**
 * Loads the parser that sanitises HTML and extracts metadata about it. Its libraries are loaded on
 * first use. The parser throws a RangeError if elements are nested too deeply.
 */
export async function htmlParser(): Promise<Parse> {
  const [{ unified }, { default: rehypeParse }, { default: rehypeSanitize }, stringify] =
    await Promise.all([
      import('unified'),
      import('rehype-parse'),
      import('rehype-sanitize'),
      import('rehype-stringify'),
    ]);
  const parser = unified().use(rehypeParse, { fragment: true }).freeze();
  const sanitiser = unified().use(rehypeSanitize, schema).freeze();
  const writer = unified().use(stringify.default).freeze();
  return (html) => {
    const before = parser.parse(html);
    const tree = sanitiser.runSync(before);
    addAnchors(tree);
    return {
      ...metadataOf(tree),
      source: writer.stringify(tree),
      removed: difference(count(before), count(tree)),
      get plainText() {
        return plainTextOf(tree);
      },
      withLinks: (attributesOf) => writer.stringify(linked(tree, attributesOf)),
    };
  };
}

/** HTML that consists of plain text. */
export function plainHtml(words: string): HtmlText {
  const none = { links: [], images: [], videos: [], headings: [] };
  return {
    ...none,
    source: words,
    plainText: words,
    removed: new Map(),
    withLinks: () => words,
  };
}

/** Gives each h2 and h3 without an id one derived from its text (specification, section 9). */
function addAnchors(tree: Root): void {
  const anchorOf = anchorMaker();
  for (const { tagName, properties, children } of elementsOf(tree)) {
    if (tagName === 'h2' || tagName === 'h3') properties['id'] ??= anchorOf(wordsOf(children));
  }
}

/**
 * Extracts the metadata from a sanitised tree. The sanitiser keeps ids only on headings, and no
 * images.
 */
function metadataOf(tree: Root): Pick<HtmlText, 'links' | 'images' | 'videos' | 'headings'> {
  const all = [...elementsOf(tree)];
  return {
    links: all.flatMap(({ tagName, properties: { href } }) =>
      tagName === 'a' && typeof href === 'string' ? { address: href } : [],
    ),
    images: [],
    videos: [],
    headings: all.flatMap(({ properties: { id }, children }) =>
      typeof id === 'string' ? { id, words: wordsOf(children) } : [],
    ),
  };
}

function plainTextOf(tree: Root): string {
  return tree.children
    .map((child) => wordsOf([child]).trim())
    .filter(Boolean)
    .join('\n');
}

/** The tree with attributes on its links; existing attributes take precedence over added ones. */
function linked(tree: Root, attributesOf: Parameters<HtmlText['withLinks']>[0]): Root {
  const copy = structuredClone(tree);
  for (const element of elementsOf(copy)) {
    const { href } = element.properties;
    if (element.tagName !== 'a' || typeof href !== 'string') continue;
    const written = new Set(Object.keys(element.properties).map(attributeName));
    const attributes = attributesOf(href) ?? {};
    const note = attributes[fileNoteAttribute];
    if (note) element.children.push({ type: 'text', value: ` (${note})` });
    const added = Object.entries(attributes).filter(
      ([name]) => name === 'href' || !written.has(name),
    );
    // Inserted at the position of the address, so that the order is the same as for links in
    // Markdown.
    element.properties = Object.fromEntries(
      Object.entries(element.properties).flatMap((entry) =>
        entry[0] === 'href' ? added : [entry],
      ),
    );
  }
  return copy;
}

function* elementsOf({ children }: Root | Element): Generator<Element> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

function wordsOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? wordsOf(node.children) : '';
    })
    .join('');
}

/** The number of occurrences of each element, and of each attribute of a known element. */
function count(tree: Root): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { tagName, properties } of elementsOf(tree)) {
    add(`<${tagName}>`);
    if (!elements.includes(tagName)) continue;
    for (const name of Object.keys(properties)) add(`${attributeName(name)} on <${tagName}>`);
  }
  return counts;
}

function attributeName(property: string): string {
  return property === 'className' ? 'class' : property.toLowerCase();
}

function difference(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  const rest = [...before].map(([name, times]) => [name, times - (after.get(name) ?? 0)] as const);
  return new Map(rest.filter(([, times]) => times > 0));
}
