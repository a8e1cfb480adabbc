import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  /** The availability of an item. */
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

/** Messages of lists of items and of their cards. Only pages that show items load them. */
export type CatalogueWords = typeof de;

const en: CatalogueWords = {
  availability: {
    in_stock: 'In stock',
    on_order: 'Available to order',
    reserved: 'Reserved',
    gone: 'No longer available',
  },
  list: {
    title: 'Our pieces',
    count: (count) => ({ one: `${count} piece`, other: `${count} pieces` }),
    filter: 'Filter',
    sort: 'Sort by',
    orders: {
      recommended: 'Recommended',
      'price-up': 'Price, lowest first',
      'price-down': 'Price, highest first',
      name: 'Name',
    },
    more: 'Show more pieces',
    shown: (shown, total) => `${shown} of ${total}`,
    pages: 'Pages',
    page: (page) => `Page ${page}`,
    categories: 'By category',
    priceNote: 'All prices are final and include VAT where it applies.',
    loading: 'Loading\u00a0…',
    failed:
      'Filters and sorting can’t be loaded right now. The pieces below are the full range, unfiltered.',
    cardsFailed: 'Some pieces can’t be loaded right now.',
    retry: 'Try again',
  },
};

const fr: CatalogueWords = {
  availability: {
    in_stock: 'En magasin',
    on_order: 'Sur commande',
    reserved: 'Réservé',
    gone: 'Plus disponible',
  },
  list: {
    title: 'Nos pièces',
    count: (count) => ({ one: `${count} pièce`, other: `${count} pièces` }),
    filter: 'Filtrer',
    sort: 'Trier',
    orders: {
      recommended: 'Nos suggestions',
      'price-up': 'Prix croissant',
      'price-down': 'Prix décroissant',
      name: 'Nom',
    },
    more: 'Afficher plus de pièces',
    shown: (shown, total) => `${shown} sur ${total}`,
    pages: 'Pages',
    page: (page) => `Page ${page}`,
    categories: 'Par rayon',
    priceNote: 'Tous nos prix s’entendent toutes taxes comprises, lorsque la TVA s’applique.',
    loading: 'Chargement\u00a0…',
    failed:
      'Les filtres et le tri ne peuvent pas être chargés pour le moment. Les pièces ci-dessous ne sont pas filtrées.',
    cardsFailed: 'Certaines pièces ne peuvent pas être chargées pour le moment.',
    retry: 'Réessayer',
  },
};

export const catalogueWords: Record<Language, CatalogueWords> = { de, en, fr };
