import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  titles: {
    home: 'Start',
    contact: 'Kontakt',
    thanks: 'Vielen Dank',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    brands: 'Marken',
    catalogue: 'Alle Stücke',
    accessibility: 'Barrierefreiheit',
    not_found: 'Seite nicht gefunden',
    offline: 'Keine Verbindung',
    request_list: 'Merkliste',
  },
  leads: {
    offline:
      'Diese Seite konnte nicht geladen werden. Sobald Sie wieder online sind, ist sie für Sie da. Seiten, die Sie schon besucht haben, öffnen sich meist auch ohne Internet.',
  },
  /** On the page of a brand. */
  brandItems: (count: number, brand: string): Plural => ({
    one: `Ein Stück von ${brand}`,
    other: `Alle ${count} Stücke von ${brand}`,
  }),
  /** Replaces a price. */
  priceOnRequest: 'Preis auf Anfrage',
  /** Details of the company on the imprint. */
  imprint: {
    economicId: 'Wirtschafts-Identifikationsnummer',
    editor: 'Verantwortlich nach §\u00a018 Abs.\u00a02 MStV',
  },
  announcement: { label: 'Hinweis', close: 'Hinweis schließen', more: 'Mehr dazu' },
  /** The facets of items besides attributes. */
  facets: { category: 'Kategorie', brand: 'Marke', price: 'Preis' },
  /** Headings of the search's results. */
  searchGroups: { page: 'Seiten', brand: 'Marken', item: 'Stücke' },
  /** For the further pages of a list. */
  listPage: {
    path: 'seite',
    title: (list: string, number: number) => `${list}, Seite ${number}`,
  },
};

/** Texts of pages that content has no record for. */
export type PageWords = typeof de;

const en: PageWords = {
  titles: {
    home: 'Home',
    contact: 'Contact',
    thanks: 'Thank you',
    imprint: 'Legal notice',
    privacy: 'Privacy',
    brands: 'Brands',
    catalogue: 'All pieces',
    accessibility: 'Accessibility',
    not_found: 'Page not found',
    offline: 'No connection',
    request_list: 'Request list',
  },
  leads: {
    offline:
      'This page couldn’t be loaded. It will be here as soon as you’re back online. Pages you have already visited will usually open without a connection.',
  },
  brandItems: (count, brand) => ({
    one: `One piece by ${brand}`,
    other: `All ${count} pieces by ${brand}`,
  }),
  priceOnRequest: 'Price on request',
  imprint: {
    economicId: 'Business identification number',
    editor: 'Responsible for content under §\u00a018 (2) MStV',
  },
  announcement: { label: 'Announcement', close: 'Close the announcement', more: 'Read more' },
  facets: { category: 'Category', brand: 'Brand', price: 'Price' },
  searchGroups: { page: 'Pages', brand: 'Brands', item: 'Pieces' },
  listPage: {
    path: 'page',
    title: (list: string, number: number) => `${list}, page ${number}`,
  },
};

const fr: PageWords = {
  titles: {
    home: 'Accueil',
    contact: 'Contact',
    thanks: 'Merci',
    imprint: 'Mentions légales',
    privacy: 'Protection des données',
    brands: 'Marques',
    catalogue: 'Toutes nos pièces',
    accessibility: 'Accessibilité',
    not_found: 'Page introuvable',
    offline: 'Pas de connexion',
    request_list: 'Ma sélection',
  },
  leads: {
    offline:
      'Cette page n’a pas pu être chargée. Elle s’affichera dès que vous serez de nouveau en ligne. Les pages que vous avez déjà consultées s’ouvrent le plus souvent sans connexion.',
  },
  brandItems: (count, brand) => ({
    one: `Une pièce de la marque ${brand}`,
    other: `Les ${count} pièces de la marque ${brand}`,
  }),
  priceOnRequest: 'Prix sur demande',
  imprint: {
    economicId: 'Numéro d’identification économique',
    editor: 'Responsable du contenu (§\u00a018, al.\u00a02, MStV)',
  },
  announcement: { label: 'Annonce', close: 'Fermer l’annonce', more: 'En savoir plus' },
  facets: { category: 'Rayon', brand: 'Marque', price: 'Prix' },
  searchGroups: { page: 'Pages', brand: 'Marques', item: 'Pièces' },
  listPage: {
    path: 'page',
    title: (list: string, number: number) => `${list}, page ${number}`,
  },
};

export const pageWords: Record<Language, PageWords> = { de, en, fr };
