import type { Catalogue } from '../de/catalogue.ts';

export const catalogue: Catalogue = {
  availability: {
    in_stock: 'In stock',
    on_order: 'To order',
    reserved: 'Reserved',
    gone: 'No longer available',
  },
};
