import type { Language } from '#model/language.ts';
import type { HeadTag } from '#model/page-data/page-data.ts';
import { alternateLocales, type Head } from '../plan/head.ts';

/** The tags of a document's head that change from page to page, beside the title. */
export function headTags(head: Head, language: Language): HeadTag[] {
  const { description, keywords, canonical, alternates, robots, openGraph } = head;
  return [
    meta('description', description),
    ...(keywords ? [meta('keywords', keywords)] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...Object.entries(alternates).map(([hreflang, href]) =>
      link({ rel: 'alternate', hreflang, href }),
    ),
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
