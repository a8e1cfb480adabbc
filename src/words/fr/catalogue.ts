import type { Catalogue } from '../de/catalogue.ts';

export const catalogue: Catalogue = {
  availability: {
    in_stock: 'En magasin',
    on_order: 'Sur commande',
    reserved: 'Réservé',
    gone: 'N’est plus disponible',
  },
};
