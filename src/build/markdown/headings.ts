import Slugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const explicitAnchor = /\s*\{#([a-z0-9][a-z0-9_-]*)\}\s*$/;

/**
 * Gives h2 to h4 an anchor from their text, accents removed, without an icon. A heading can name
 * its own: `## Widerruf {#widerruf}`. The page has its h1, so an h1 in the text becomes an h2.
 */
export function headings() {
  return (tree: Root): void => {
    const slugger = new Slugger();
    visit(tree, 'element', (element) => {
      const rank = headingRank(element);
      if (!rank) return;
      if (rank === 1) element.tagName = 'h2';
      const explicit = takeAnchor(element);
      if (rank <= 4) element.properties.id = explicit ?? slugger.slug(plain(toString(element)));
    });
  };
}

/** The anchor of a text: 'Über uns' -> 'uber-uns'. */
export function anchorOf(text: string): string {
  return new Slugger().slug(plain(text));
}

function plain(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function takeAnchor(element: Element): string | undefined {
  const last = element.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = explicitAnchor.exec(last.value);
  if (match) last.value = last.value.slice(0, match.index);
  return match?.[1];
}
