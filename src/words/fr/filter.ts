import type { Filter } from '../de/filter.ts';

export const filter: Filter = {
  title: 'Filtres',
  close: 'Fermer les filtres',
  show: (count) => ({ one: `Afficher ${count} pièce`, other: `Afficher ${count} pièces` }),
  reset: 'Tout effacer',
  chosen: 'Filtres choisis',
  remove: (name) => `Retirer le filtre : ${name}`,
  from: 'de',
  to: 'à',
  atLeast: (least) => `à partir de ${least}`,
  atMost: (most) => `jusqu’à ${most}`,
  between: (least, most) => `${least} à ${most}`,
  only: (flag) => `Seulement : ${flag}`,
  nothing: {
    title: 'Rien ne correspond pour le moment',
    text: 'Aucune pièce en magasin ne réunit tous vos critères. Voici ce qui donnerait un résultat :',
    noneHelps: 'Aucune pièce en magasin ne réunit tous vos critères.',
    without: (facet) => `sans ${facet}`,
    ask: 'Ou demandez-nous : nous pouvons commander beaucoup de choses.',
  },
};
