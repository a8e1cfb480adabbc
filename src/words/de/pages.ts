import type { Plural } from '../plural.ts';

/** What stands on pages that content has no record of. */
export const pages = {
  titles: {
    home: 'Start',
    contact: 'Kontakt',
    thanks: 'Vielen Dank',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    brands: 'Marken',
    window: 'Schaufenster',
    catalogue: 'Alle Stücke',
    accessibility: 'Barrierefreiheit',
    not_found: 'Seite nicht gefunden',
    offline: 'Keine Verbindung',
    request_list: 'Merkliste',
    appointments: 'Termin',
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
  /** In the place of a price. */
  priceOnRequest: 'Preis auf Anfrage',
  /** Of events; one that takes place as planned needs no word. */
  event: {
    status: { full: 'Ausgebucht', postponed: 'Verschoben', cancelled: 'Abgesagt' },
    free: 'Eintritt frei',
  },
  /** Details of the company on the imprint. */
  imprint: {
    economicId: 'Wirtschafts-Identifikationsnummer',
    editor: 'Verantwortlich nach §\u00a018 Abs.\u00a02 MStV',
  },
  announcement: { label: 'Hinweis', close: 'Hinweis schließen', more: 'Mehr dazu' },
  /** What items are filtered by, beside attributes. */
  facets: { category: 'Kategorie', brand: 'Marke', price: 'Preis' },
  /** Of the further pages of a list. */
  listPage: {
    path: 'seite',
    title: (list: string, number: number) => `${list}, Seite ${number}`,
  },
};

export type Pages = typeof pages;
