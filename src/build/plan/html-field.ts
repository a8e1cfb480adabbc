import { textLinkRel } from '#model/link.ts';
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
  const resolved = (attribute: string, name: string, value: string) =>
    name === 'href' ? linkAttributes(context, value) : attribute;
  return {
    html: html.replaceAll(tags, (tag) =>
      tag.startsWith('<a ') ? tag.replaceAll(attributes, resolved) : tag,
    ),
  };
}

function linkAttributes(context: PlanContext, written: string): string {
  const link = resolve(context, unescape(written));
  if (link.kind === 'broken') return '';
  const rel = textLinkRel(link);
  const outside = rel ? ` rel="${rel}" target="_blank"` : '';
  const language = link.hreflang ? ` hreflang="${link.hreflang}"` : '';
  return ` href="${escapeHtml(link.href)}"${language}${outside}`;
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
