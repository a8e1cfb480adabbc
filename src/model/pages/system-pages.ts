import type { Language } from '../language.ts';
import type { Page } from '../entities/page.ts';
import type { Content } from '../site.ts';
import type { LanguagePaths } from './paths.ts';

/** A page with a fixed path, which the kit knows by its key. */
export interface SystemPage {
  kind: 'system';
  id: PageKey;
  paths: LanguagePaths;
  /** The page's record; undefined if the content has none. */
  record: Page | undefined;
}

/** The pages with fixed paths: those of the specification (section 2), and further ones. */
export const routes = {
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: null },
  events: { de: '/events', en: '/en/events', fr: null },
  window: { de: '/digitales-schaufenster', en: '/en/store-window', fr: null },
  // The specification names these without paths.
  home: { de: '/', en: '/en', fr: '/fr' },
  brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
  accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
  social_media_privacy: {
    de: '/social-media-datenschutz',
    en: '/en/social-media-privacy',
    fr: '/fr/confidentialite-reseaux-sociaux',
  },
  not_found: { de: '/404', en: '/en/404', fr: '/fr/404' },
  offline: { de: '/offline', en: '/en/offline', fr: '/fr/offline' },
} as const satisfies Record<string, LanguagePaths>;

export type PageKey = keyof typeof routes;

export const pageKeys = Object.keys(routes) as PageKey[];

export function isPageKey(value: string): value is PageKey {
  return Object.hasOwn(routes, value);
}

/**
 * Whether a page is shown in place of others that are missing or unavailable. It has no counterpart
 * in other languages, and no links to it.
 */
export function isStandIn({ kind, id }: { kind: string; id: string }): boolean {
  return kind === 'system' && (id === 'not_found' || id === 'offline');
}

/**
 * Pages replaced by a part of another page: the French privacy notice is on the French imprint, at
 * this anchor.
 */
export const embeddedPages: Partial<
  Record<PageKey, Partial<Record<Language, { page: PageKey; anchor: string }>>>
> = {
  privacy: { fr: { page: 'imprint', anchor: 'protection-des-donnees' } },
};

/** The pages with fixed paths that every site has, even without content. */
const alwaysBuilt: readonly PageKey[] = [
  'home',
  'contact',
  'thanks',
  'imprint',
  'privacy',
  'not_found',
];

/**
 * The pages with fixed paths that a site has: those of every site, and those with a record; the
 * brands index if there are brands; the accessibility statement and the offline page if they are
 * turned on.
 */
export function* systemPages(content: Content): Generator<SystemPage> {
  const records = new Map(content.pages.map((record) => [record.key, record]));
  const keys = new Set<PageKey>([...alwaysBuilt, ...records.keys()]);
  if (content.brands.length > 0) keys.add('brands');
  if (content.project.show_accessibility) keys.add('accessibility');
  if (content.project.config.service_worker === 'on') keys.add('offline');
  for (const id of keys) yield { kind: 'system', id, paths: routes[id], record: records.get(id) };
}
