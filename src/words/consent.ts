import type { Language } from './languages.ts';

/** What the consent banner says of an entry. */
export interface EntryWords {
  display_name: string;
  description: string;
}

const de = {
  functional: {
    display_name: 'Funktionale Cookies',
    description: 'Merken sich Ihre Auswahl hier und halten die Website am Laufen.',
  },
  /** For an entry whose service another business runs for the shop. */
  runBy: (operator: string) => `Den Server dafür betreibt ${operator}.`,
};

/** What the kit itself says in the consent banner (specification, section 4); features add what they need. */
export type Consent = typeof de;

const en: Consent = {
  functional: {
    display_name: 'Functional cookies',
    description: 'Remember your choice here and keep the website running.',
  },
  runBy: (operator) => `The server for it is run by ${operator}.`,
};

const fr: Consent = {
  functional: {
    display_name: 'Cookies fonctionnels',
    description: 'Retiennent votre choix et assurent le bon fonctionnement du site.',
  },
  runBy: (operator) => `Le serveur utilisé est exploité par ${operator}.`,
};

export const consentWords: Record<Language, Consent> = { de, en, fr };
