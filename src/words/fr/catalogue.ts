import type { Catalogue } from '../de/catalogue.ts';

export const catalogue: Catalogue = {
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
