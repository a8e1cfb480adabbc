import type { Catalogue } from '../de/catalogue.ts';

export const catalogue: Catalogue = {
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
