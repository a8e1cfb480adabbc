import type { Element, Root } from 'hast';
import type { Options } from 'rehype-sanitize';
import { anchorMaker } from '#model/anchor.ts';

/** HTML that is safe to be written into a page. */
interface SafeHtml {
  html: string;
  /** What was taken out, and how often: '<script>' 1, 'style on <p>' 3. */
  removed: ReadonlyMap<string, number>;
}

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

/** What makes HTML safe. Its libraries are loaded when it is first asked for. */
export async function htmlSanitiser(): Promise<(html: string) => SafeHtml> {
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
    const after = sanitiser.runSync(before);
    addAnchors(after, anchorMaker());
    return { html: writer.stringify(after), removed: difference(count(before), count(after)) };
  };
}

/** Gives each h2 and h3 without an id one from its text (specification, section 9). */
function addAnchors(node: Root | Element, anchorOf: (text: string) => string): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'h2' || child.tagName === 'h3') {
      child.properties['id'] ??= anchorOf(textOf(child));
    }
    addAnchors(child, anchorOf);
  }
}

function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}

/** How often each element, and each attribute of a known element, stands in a tree. */
function count(tree: Root): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const { tagName, properties } = child;
      add(`<${tagName}>`);
      if (elements.includes(tagName)) {
        for (const name of Object.keys(properties)) add(`${attributeName(name)} on <${tagName}>`);
      }
      visit(child);
    }
  };
  visit(tree);
  return counts;
}

function attributeName(property: string): string {
  return property === 'className' ? 'class' : property.toLowerCase();
}

function difference(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  const rest = [...before].map(([name, times]) => [name, times - (after.get(name) ?? 0)] as const);
  return new Map(rest.filter(([, times]) => times > 0));
}
