import type { Language } from '#model/language.ts';
import type { PageKey } from '#model/routes.ts';
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
