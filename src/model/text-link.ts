import { words } from '#words/words.ts';
import type { Language } from './language.ts';
import type { ResolvedLink } from './link.ts';

/**
 * The attributes of a link in a text, by their HTML names. Links that leave the site open in a new
 * tab, and do not vouch for other sites (specification, section 9).
 *
 * @param language The page's language.
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
