import type { Language } from './language.ts';

/** A path per language; null where the page does not exist in it. */
export type LanguagePaths = Record<Language, string | null>;

/** The route table of the specification (section 2): its 19 page keys with exactly its paths. */
export const routeTable = {
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: null },
  watches: { de: '/uhren', en: '/en/watches', fr: null },
  jewelry: { de: '/schmuck', en: '/en/jewelry', fr: null },
  accessories: { de: '/accessories', en: '/en/accessories', fr: null },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings', fr: null },
  beads: { de: '/perlen', en: '/en/beads', fr: null },
  engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings', fr: null },
  optics: { de: '/optik', en: '/en/optics', fr: null },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids', fr: null },
  events: { de: '/events', en: '/en/events', fr: null },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics', fr: null },
  decoratives: { de: '/dekoration', en: '/en/decoratives', fr: null },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop', fr: null },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances', fr: null },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles', fr: null },
  window: { de: '/digitales-schaufenster', en: '/en/store-window', fr: null },
} as const satisfies Record<string, LanguagePaths>;

/** Pages that the specification names without their paths. `indexPages` tells which of them a site has. */
export const furtherRoutes = {
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

export const routes = { ...routeTable, ...furtherRoutes };

export type PageKey = keyof typeof routes;

export const pageKeys = Object.keys(routes) as PageKey[];

export function isPageKey(value: string): value is PageKey {
  return Object.hasOwn(routes, value);
}

/**
 * Whether a page is shown in the place of others, which are missing or out of reach. It has no
 * counterpart in other languages, and nothing leads to it.
 */
export function isStandIn(id: string): boolean {
  return id === 'not_found' || id === 'offline';
}

/**
 * Where a page's place is taken by a part of another: the French privacy notice stands on the
 * French imprint, below this anchor.
 */
export const embeddedPages: Partial<
  Record<PageKey, Partial<Record<Language, { page: PageKey; anchor: string }>>>
> = {
  privacy: { fr: { page: 'imprint', anchor: 'protection-des-donnees' } },
};
