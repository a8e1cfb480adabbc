import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decoded } from './address.ts';

const allowed = /^(?:https?:\/\/|mailto:|tel:|#)/i;

/** Turns links into their planned addresses. A link that leads nowhere or is forbidden leaves its text. */
export function links() {
  return (tree: Root, { data: { source } }: VFile): void => {
    visit(tree, 'element', (element, at, parent) => {
      if (element.tagName !== 'a') return undefined;
      const address = String(element.properties.href ?? '');
      const planned = source?.links[address] ?? source?.links[decoded(address)];
      if (planned) {
        element.properties.href = planned.href;
        if (planned.hreflang) element.properties.hrefLang = planned.hreflang;
        return undefined;
      }
      if (allowed.test(address)) return undefined;
      if (parent && at !== undefined) parent.children.splice(at, 1, ...element.children);
      return [SKIP, at];
    });
  };
}
