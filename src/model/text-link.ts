import { words } from '#words/words.ts';
import type { Language } from './language.ts';
import type { ResolvedLink } from './link.ts';

/**
 * The attributes of a link in a text, by their names in HTML. What leads out of the site opens in a
 * new tab, and the author of a text vouches for no other site (specification, section 9).
 *
 * @param language That of the page.
 */
export function textLinkAttributes(
  { kind, href, hreflang }: Pick<ResolvedLink, 'kind' | 'href' | 'hreflang'>,
  language: Language,
): Record<string, string> {
  const rel = relations[kind];
  return {
    href,
    ...(hreflang ? { hreflang } : {}),
    ...(rel ? { rel, target: '_blank' } : {}),
    ...(kind === 'phone' ? { title: words[language].frame.phone } : {}),
  };
}

const relations: Partial<Record<ResolvedLink['kind'], string>> = {
  external: 'nofollow noopener noreferrer external',
  mail: 'noopener',
  phone: 'noopener',
};
