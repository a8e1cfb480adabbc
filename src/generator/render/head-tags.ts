import type { Language } from '#model/language.ts';
import type { HeadTag } from '#model/page-data/page-data.ts';
import { alternateLocales, type Head } from '../plan/head.ts';

/** What tells browsers about a page, beside its title. */
export function pageTags(head: Head): HeadTag[] {
  const { description, canonical, alternates, robots, furtherLetters } = head;
  return [
    ...(furtherLetters ? [link({ rel: 'stylesheet', href: furtherLetters })] : []),
    meta('description', description),
    ...(robots ? [meta('robots', robots)] : []),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      link({ rel: 'alternate', hreflang, href }),
    ),
  ];
}

/** What only search engines and sharing services read, which load documents. */
export function sharingTags(head: Head, language: Language): HeadTag[] {
  const { keywords, openGraph, alternates } = head;
  return [
    ...(keywords ? [meta('keywords', keywords)] : []),
    ...Object.entries(openGraph).map(([name, content]) =>
      name.startsWith('twitter:') ? meta(name, content) : property(name, content),
    ),
    ...alternateLocales(alternates, language).map((locale) =>
      property('og:locale:alternate', locale),
    ),
  ];
}

function meta(name: string, content: string): HeadTag {
  return ['meta', { name, content }];
}

function property(name: string, content: string): HeadTag {
  return ['meta', { property: name, content }];
}

function link(attributes: Record<string, string>): HeadTag {
  return ['link', attributes];
}
