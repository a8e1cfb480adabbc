import type { Plural } from '../plural.ts';

/** What lists of items say, and cards; pages without items do not load it. */
export const catalogue = {
  /** How an item can be had where it is not simply there. */
  availability: {
    in_stock: 'Vorrätig',
    on_order: 'Auf Bestellung',
    reserved: 'Reserviert',
    gone: 'Nicht mehr da',
  },
  list: {
    title: 'Unsere Stücke',
    count: (count: string): Plural => ({ one: `${count} Stück`, other: `${count} Stücke` }),
    filter: 'Filtern',
    sort: 'Sortieren',
    orders: {
      recommended: 'Empfohlen',
      'price-up': 'Preis aufsteigend',
      'price-down': 'Preis absteigend',
      name: 'Name',
    },
    more: 'Weitere Stücke anzeigen',
    shown: (shown: string, total: string) => `${shown} von ${total}`,
    pages: 'Seiten',
    page: (page: number) => `Seite ${page}`,
    categories: 'Nach Kategorien',
    priceNote: 'Alle Preise sind Endpreise inklusive Mehrwertsteuer, soweit sie anfällt.',
    loading: 'Wird geladen\u00a0…',
    failed:
      'Filter und Sortierung lassen sich gerade nicht laden. Die Stücke unten sind die ganze Auswahl, ungefiltert.',
    cardsFailed: 'Einige Stücke lassen sich gerade nicht laden.',
    retry: 'Noch einmal versuchen',
  },
};

export type Catalogue = typeof catalogue;
