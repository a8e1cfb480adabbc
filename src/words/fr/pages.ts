import type { Pages } from '../de/pages.ts';

export const pages: Pages = {
  titles: {
    home: 'Accueil',
    contact: 'Contact',
    thanks: 'Merci',
    imprint: 'Mentions légales',
    privacy: 'Protection des données',
    brands: 'Marques',
    window: 'Vitrine',
    catalogue: 'Toutes nos pièces',
    accessibility: 'Accessibilité',
    not_found: 'Page introuvable',
    offline: 'Pas de connexion',
    request_list: 'Ma sélection',
    appointments: 'Rendez-vous',
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
  event: {
    status: { full: 'Complet', postponed: 'Reporté', cancelled: 'Annulé' },
    free: 'Entrée libre',
  },
  imprint: {
    economicId: 'Numéro d’identification économique',
    editor: 'Responsable du contenu (§\u00a018, al.\u00a02, MStV)',
  },
  announcement: { label: 'Annonce', close: 'Fermer l’annonce', more: 'En savoir plus' },
  facets: { category: 'Rayon', brand: 'Marque', price: 'Prix' },
  listPage: {
    path: 'page',
    title: (list: string, number: number) => `${list}, page ${number}`,
  },
};
