import { collect } from '#features/features.ts';
import type { FeaturePage } from '../feature.ts';
import type { Language, LanguagePaths } from '../language.ts';

const ofFeatures = collect('pages');

/** The pages of features, by page key. */
export const featurePages: Readonly<Record<keyof typeof ofFeatures, FeaturePage>> = ofFeatures;

/** The pages with fixed paths: those of the specification (section 2), and further ones. */
export const routes = {
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: null },
  // The specification names these, but not their paths.
  home: { de: '/', en: '/en', fr: '/fr' },
  brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
  catalogue: { de: '/katalog', en: '/en/catalogue', fr: '/fr/catalogue' },
  accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
  social_media_privacy: {
    de: '/social-media-datenschutz',
    en: '/en/social-media-privacy',
    fr: '/fr/confidentialite-reseaux-sociaux',
  },
  not_found: { de: '/404', en: '/en/404', fr: '/fr/404' },
  request_list: { de: '/merkliste', en: '/en/request-list', fr: '/fr/ma-selection' },
  ...pathsOf(featurePages),
  offline: { de: '/offline', en: '/en/offline', fr: '/fr/offline' },
} as const satisfies Record<string, LanguagePaths>;

function pathsOf<Key extends string>(
  pages: Readonly<Record<Key, FeaturePage>>,
): Record<Key, LanguagePaths> {
  const entries = Object.entries<FeaturePage>(pages).map(([key, { paths }]) => [key, paths]);
  return Object.fromEntries(entries) as Record<Key, LanguagePaths>;
}

export type FeaturePageKey = keyof typeof featurePages;

/** Whether a page belongs to a feature. */
export function isFeaturePage(key: PageKey): key is FeaturePageKey {
  return Object.hasOwn(featurePages, key);
}

export type PageKey = keyof typeof routes;

export const pageKeys = Object.keys(routes) as PageKey[];

export function isPageKey(value: string): value is PageKey {
  return Object.hasOwn(routes, value);
}

/**
 * Pages replaced by part of another page: the French privacy notice is on the French imprint, below
 * this anchor.
 */
export const embeddedPages: Partial<
  Record<PageKey, Partial<Record<Language, { page: PageKey; anchor: string }>>>
> = {
  privacy: { fr: { page: 'imprint', anchor: 'protection-des-donnees' } },
};
