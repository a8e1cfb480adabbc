import { textLinkAttributes } from '#model/text-link.ts';
import type { Html } from '#model/views/common.ts';
import { escapeHtml } from '../escape.ts';
import { type PlanContext, resolve } from './context.ts';

/** A tag as the sanitiser writes it: outside of tags there is no '<', within them quotes are double. */
const tags = /<(?:"[^"]*"|[^">])*>/g;

/** An attribute with its value. Each is read whole, since a value may look like another attribute. */
const attributes = / ([a-z]+)="([^"]*)"/g;

/**
 * A sanitised HTML field with its links resolved: those to pages of the site in the language of the
 * page, those out of it in a new tab. A link that leads nowhere loses its address.
 */
export function htmlField(context: PlanContext, html: string): Html {
  return {
    html: html.replaceAll(tags, (tag) => (tag.startsWith('<a ') ? resolvedTag(context, tag) : tag)),
  };
}

/** What is written goes before what links of its kind have. */
function resolvedTag(context: PlanContext, tag: string): string {
  const written = new Set(Array.from(tag.matchAll(attributes), ([, name]) => name));
  return tag.replaceAll(attributes, (attribute, name: string, value: string) => {
    if (name !== 'href') return attribute;
    const link = resolve(context, unescape(value));
    if (link.kind === 'broken') return '';
    return Object.entries(textLinkAttributes(link, context.language))
      .filter(([added]) => added === 'href' || !written.has(added))
      .map(([added, text]) => ` ${added}="${escapeHtml(text)}"`)
      .join('');
  });
}

/** What the sanitiser wrote in an attribute, as text. */
function unescape(value: string): string {
  return value
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
