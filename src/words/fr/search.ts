import type { SearchWords } from '../de/search.ts';

export const search: SearchWords = {
  title: 'Recherche',
  field: 'Que cherchez-vous ?',
  close: 'Fermer la recherche',
  groups: { page: 'Pages', brand: 'Marques', item: 'Pièces', event: 'Événements' },
  count: (count) => ({
    one: count === 0 ? 'Aucun résultat' : 'Un résultat',
    other: `${count} résultats`,
  }),
  loading: 'Un instant, la recherche arrive…',
  more: (count) => ({
    one: 'Afficher un résultat de plus',
    other: `Afficher ${count} résultats de plus`,
  }),
  directly: 'Accès direct',
  nothing: (query) => `Aucun résultat pour « ${query} ».`,
  nothingHelp:
    'Une faute de frappe, peut-être ? Un mot plus court ou plus général aide souvent. Ou posez-nous la question : nous chercherons volontiers avec vous.',
  instead: 'Poursuivez par ici',
  failed: 'La recherche ne peut pas être chargée pour le moment.',
  failedHelp: 'Cela vient de la connexion ou de notre serveur, pas de vous.',
  offline: 'Vous êtes hors ligne.',
  offlineHelp:
    'Cette partie de la recherche n’a pas encore été chargée. Elle arrivera dès que la connexion sera rétablie.',
  tryAgain: 'Réessayer',
  keys: { choose: 'choisir', open: 'ouvrir', close: 'fermer' },
  shortcut: 'La touche / ouvre la recherche',
};
