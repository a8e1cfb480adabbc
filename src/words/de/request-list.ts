import type { Plural } from '../plural.ts';

/** The words of the list of items that a visitor asks for. */
export const requestList = {
  remember: 'Merken',
  /** Of a card's button, which shows a heart alone. */
  rememberItem: (name: string) => `${name} merken`,
  open: 'Zur Merkliste',
  full: 'Ihre Merkliste ist voll. Sobald Sie sie gesendet haben, ist wieder Platz.',
  count: (count: number): Plural => ({ one: 'Ein Stück', other: `${count} Stücke` }),
  kept: 'Die Liste bleibt in diesem Browser, bis Sie sie senden oder leeren. Vorher erfährt niemand davon, auch wir nicht.',
  empty: 'Ihre Merkliste ist noch leer.',
  emptyHelp:
    'Tippen Sie bei einem Stück auf „Merken“, dann finden Sie es hier wieder und können alles auf einmal anfragen.',
  note: 'Anmerkung, etwa zur Größe',
  noteOf: (name: string) => `Anmerkung zu ${name}, etwa zur Größe`,
  remove: 'Entfernen',
  removeItem: (name: string) => `${name} von der Liste nehmen`,
  removed: (name: string) => `„${name}“ steht nicht mehr auf der Liste.`,
  undo: 'Rückgängig machen',
  renamed: (before: string) => `Hieß bisher „${before}“.`,
  gone: 'Dieses Stück ist inzwischen nicht mehr da.',
  missing: 'Dieses Stück führen wir nicht mehr. Fragen können Sie trotzdem danach.',
  print: 'Liste drucken',
  ask: {
    heading: 'Alles auf einmal anfragen',
    text: 'Wir sehen nach, was da ist, und melden uns bei Ihnen. Ihre Anfrage ist unverbindlich.',
  },
  withoutScript:
    'Die Merkliste braucht JavaScript. Rufen Sie uns einfach an, oder schreiben Sie uns, welche Stücke Ihnen gefallen: Wir sehen nach, was da ist.',
};

export type RequestListWords = typeof requestList;
