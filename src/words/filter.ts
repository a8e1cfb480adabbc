import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  title: 'Filter',
  close: 'Filter schließen',
  show: (count: string): Plural => ({
    one: `${count} Stück anzeigen`,
    other: `${count} Stücke anzeigen`,
  }),
  reset: 'Zurücksetzen',
  chosen: 'Gewählte Filter',
  remove: (name: string) => `Filter entfernen: ${name}`,
  from: 'von',
  to: 'bis',
  /** A range with one open end. */
  atLeast: (least: string) => `ab ${least}`,
  atMost: (most: string) => `bis ${most}`,
  between: (least: string, most: string) => `${least} bis ${most}`,
  /** A choice with its facet: 'Marke: Ostra'. */
  choice: (facet: string, choice: string) => `${facet}: ${choice}`,
  nothing: {
    title: 'Dazu passt gerade nichts',
    text: 'In dieser Zusammenstellung haben wir gerade nichts im Laden. Lassen Sie eine Angabe weg, dann finden Sie etwas:',
    noneHelps: 'In dieser Zusammenstellung haben wir gerade nichts im Laden.',
    without: (facet: string) => `ohne ${facet}`,
    ask: 'Oder fragen Sie uns: Vieles lässt sich bestellen.',
  },
};

/** Messages of the item filter. A browser loads them when the filter is used. */
export type FilterWords = typeof de;

const en: FilterWords = {
  title: 'Filters',
  close: 'Close filters',
  show: (count) => ({ one: `Show ${count} piece`, other: `Show ${count} pieces` }),
  reset: 'Clear all',
  chosen: 'Filters chosen',
  remove: (name) => `Remove filter: ${name}`,
  from: 'from',
  to: 'to',
  atLeast: (least) => `from ${least}`,
  atMost: (most) => `up to ${most}`,
  between: (least, most) => `${least} to ${most}`,
  choice: (facet, choice) => `${facet}: ${choice}`,
  nothing: {
    title: 'Nothing matches just now',
    text: 'We have nothing in the shop that fits all of your choices. Drop one of them to see what we do have:',
    noneHelps: 'We have nothing in the shop that fits all of your choices.',
    without: (facet) => `without ${facet}`,
    ask: 'Or ask us: there is a great deal that we can order.',
  },
};

const fr: FilterWords = {
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

export const filterWords: Record<Language, FilterWords> = { de, en, fr };
