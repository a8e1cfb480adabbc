import type { Plural } from '../plural.ts';

/** What is said once a visitor filters items; loaded at that time. */
export const filter = {
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
  /** A range of which one end is open. */
  atLeast: (least: string) => `ab ${least}`,
  atMost: (most: string) => `bis ${most}`,
  between: (least: string, most: string) => `${least} bis ${most}`,
  /** A choice with what it is of: 'Marke: Ostra'. */
  choice: (facet: string, choice: string) => `${facet}: ${choice}`,
  nothing: {
    title: 'Dazu passt gerade nichts',
    text: 'In dieser Zusammenstellung haben wir gerade nichts im Laden. Lassen Sie eine Angabe weg, dann finden Sie etwas:',
    noneHelps: 'In dieser Zusammenstellung haben wir gerade nichts im Laden.',
    without: (facet: string) => `ohne ${facet}`,
    ask: 'Oder fragen Sie uns: Vieles lässt sich bestellen.',
  },
};

export type Filter = typeof filter;
