import { textLinkAttributes } from '#model/link.ts';
import { type PlanContext, resolve } from './context.ts';
import type { HtmlSource } from './planned.ts';

/**
 * A sanitised HTML field with its links resolved: those to pages of the site in the language of the
 * page, those out of it in a new tab. A link that leads nowhere loses its address.
 */
export function htmlField(context: PlanContext, html: string): HtmlSource {
  const text = context.site.texts.html.get(html);
  if (!text) throw new Error(`This HTML is in no field of the content: ${html}`);
  return {
    html: text.withLinks((address) => {
      const link = resolve(context, address);
      return link.kind === 'broken' ? undefined : textLinkAttributes(link, context.language);
    }),
    anchors: text.headings.flatMap(({ id }) => id ?? []),
  };
}
