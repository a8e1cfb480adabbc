import type { Language } from './languages.ts';

const de = {
  functional: {
    display_name: 'Funktionale Cookies',
    description: 'Merken sich Ihre Auswahl hier und halten die Website am Laufen.',
  },
  matomo: {
    display_name: 'Besuche zählen',
    description:
      'Das Programm Matomo zeigt uns, welche Seiten gelesen und welche Links geöffnet werden und wo etwas nicht funktioniert.',
  },
  /** For an entry whose service another business runs for the shop. */
  runBy: (operator: string) => `Den Server dafür betreibt ${operator}.`,
};

/** The entries that the kit itself adds to the consent banner (specification, section 4). */
export type Consent = typeof de;

const en: Consent = {
  functional: {
    display_name: 'Functional cookies',
    description: 'Remember your choice here and keep the website running.',
  },
  matomo: {
    display_name: 'Counting visits',
    description:
      'Matomo tells us which pages are read, which links are followed and where something fails.',
  },
  runBy: (operator) => `The server for it is run by ${operator}.`,
};

const fr: Consent = {
  functional: {
    display_name: 'Cookies fonctionnels',
    description: 'Retiennent votre choix et assurent le bon fonctionnement du site.',
  },
  matomo: {
    display_name: 'Mesure d’audience',
    description:
      'Matomo nous indique quelles pages sont lues, quels liens sont suivis et où quelque chose ne fonctionne pas.',
  },
  runBy: (operator) => `Le serveur utilisé est exploité par ${operator}.`,
};

export const consentWords: Record<Language, Consent> = { de, en, fr };
