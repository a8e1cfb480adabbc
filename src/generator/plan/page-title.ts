import type { Language } from '#model/language.ts';
import type { PageByKind, PageKind, PageRef } from '#model/pages/page-kinds.ts';
import type { PageKey } from '#model/pages/system-pages.ts';
import { type PlanContext, translated } from './context.ts';

/** Titles of pages that content may leave without a record. */
const defaultTitles: Partial<Record<PageKey, Record<Language, string>>> = {
  home: { de: 'Start', en: 'Home', fr: 'Accueil' },
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  thanks: { de: 'Vielen Dank', en: 'Thank you', fr: 'Merci' },
  imprint: { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
  brands: { de: 'Marken', en: 'Brands', fr: 'Marques' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
  not_found: { de: 'Seite nicht gefunden', en: 'Page not found', fr: 'Page introuvable' },
  offline: { de: 'Keine Verbindung', en: 'No connection', fr: 'Pas de connexion' },
};

/** The title of a page of fixed place: its record's, else a default, else its key. */
export function pageTitle(context: PlanContext, key: PageKey): string {
  const record = context.site.pages.find((page) => page.key === key);
  if (record) return translated(context, record.translations).title;
  return defaultTitles[key]?.[context.language] ?? key;
}

/** How links name a page of each kind. */
const titles: {
  [Kind in PageKind]: (context: PlanContext, page: PageByKind[Kind]) => string;
} = {
  system: (context, { id }) => pageTitle(context, id),
  category: (context, { record }) => translated(context, record.translations).title,
  info: (context, { record }) => translated(context, record.translations).title,
  brand: (_, { record }) => record.display_name,
};

/** The title of any page, as links name it. */
export function titleOf<Kind extends PageKind>(
  context: PlanContext,
  page: PageRef & { kind: Kind } & PageByKind[Kind],
): string {
  return titles[page.kind](context, page);
}
