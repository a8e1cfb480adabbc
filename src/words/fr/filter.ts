import type { Filter } from '../de/filter.ts';

export const filter: Filter = {
  title: 'Filtres',
  close: 'Fermer les filtres',
  show: (count) => ({ one: `Afficher ${count} pièce`, other: `Afficher ${count} pièces` }),
  reset: 'Tout effacer',
  chosen: 'Filtres choisis',
  remove: (name) => `Retirer le filtre\u00a0: ${name}`,
  from: 'de',
  to: 'à',
  atLeast: (least) => `à partir de ${least}`,
  atMost: (most) => `jusqu’à ${most}`,
  between: (least, most) => `${least} à ${most}`,
  choice: (facet, choice) => `${facet}\u00a0: ${choice}`,
  nothing: {
    title: 'Rien ne correspond pour le moment',
    text: 'Aucune pièce en magasin ne réunit tous vos critères. Retirez-en un pour voir ce que nous avons\u00a0:',
    noneHelps: 'Aucune pièce en magasin ne réunit tous vos critères.',
    without: (facet) => `sans ${facet}`,
    ask: 'Ou demandez-nous\u00a0: nous pouvons commander beaucoup de choses.',
  },
};
