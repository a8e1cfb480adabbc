import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse).freeze();

/** Parses a document as browsers do. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** The elements below a node, in document order; those of one name where it is given. */
export function elements(node: Nodes, name?: string): Element[] {
  const found: Element[] = [];
  const collect = (parent: Nodes) => {
    if (!('children' in parent)) return;
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (name === undefined || child.tagName === name) found.push(child);
      collect(child);
    }
  };
  collect(node);
  return found;
}

/** An attribute by its name in hast (`hrefLang`, `className`); undefined where it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The text of a node, with its white space as it stands. */
export function text(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(text).join('') : '';
}

/** What a document tells machines in JSON-LD: objects of https://schema.org. */
export function jsonLd(root: Root): Record<string, unknown>[] {
  return elements(root, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(text(script)) as Record<string, unknown>);
}

/** The element with an id. */
export function byId(root: Root, id: string): Element | undefined {
  return elements(root).find((element) => element.properties.id === id);
}
