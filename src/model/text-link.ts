import { words } from '#words/words.ts';
import type { Language } from './language.ts';
import type { ResolvedLink } from './link.ts';

/** Says of a link what stands in brackets behind its words: kind and size of a file. */
export const fileNoteAttribute = 'data-file';

/**
 * The attributes of a link in a text, by their HTML names. Links that leave the site open in a new
 * tab, and do not vouch for other sites (specification, section 9).
 *
 * @param language The page's language.
 */
export function textLinkAttributes(
  { kind, href, hreflang, note }: Pick<ResolvedLink, 'kind' | 'href' | 'hreflang' | 'note'>,
  language: Language,
): Record<string, string> {
  const rel = relations[kind];
  return {
    href,
    ...(hreflang ? { hreflang } : {}),
    ...(note ? { [fileNoteAttribute]: note } : {}),
    ...(rel ? { rel, target: '_blank' } : {}),
    ...(kind === 'phone' ? { title: words[language].frame.phone } : {}),
  };
}

const relations: Partial<Record<ResolvedLink['kind'], string>> = {
  external: 'nofollow noopener noreferrer external',
  mail: 'noopener',
  phone: 'noopener',
};
