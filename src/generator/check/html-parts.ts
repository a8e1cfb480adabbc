import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** What a text in HTML refers to, and what can be referred to in it. */
export interface HtmlParts {
  /** The addresses of its links, as written. */
  links: string[];
  /** The ids of its elements. */
  anchors: string[];
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

export function htmlParts(html: string): HtmlParts {
  const parts: HtmlParts = { links: [], anchors: [] };
  gather(parser.parse(html), parts);
  return parts;
}

function gather(parent: Pick<Root, 'children'>, parts: HtmlParts): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { tagName, properties } = child;
    if (typeof properties.id === 'string') parts.anchors.push(properties.id);
    if (tagName === 'a' && typeof properties.href === 'string') parts.links.push(properties.href);
    gather(child, parts);
  }
}
