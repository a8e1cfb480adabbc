import type { Language } from '../language.ts';

interface EntryText {
  display_name: string;
  description: string;
}

/** The texts of the entries that the kit itself brings (specification, section 4). */
export const builtInTexts: Record<'functional' | 'matomo', Record<Language, EntryText>> = {
  functional: {
    de: {
      display_name: 'Funktionale Cookies',
      description: 'Merken sich Ihre Auswahl hier und halten die Website am Laufen.',
    },
    en: {
      display_name: 'Functional cookies',
      description: 'Remember your choice here and keep the website running.',
    },
    fr: {
      display_name: 'Cookies fonctionnels',
      description: 'Retiennent votre choix et assurent le bon fonctionnement du site.',
    },
  },
  matomo: {
    de: {
      display_name: 'Besuche zählen',
      description:
        'Matomo zeigt uns, welche Seiten gefragt sind. Das Programm läuft auf unserem eigenen Server und gibt nichts weiter.',
    },
    en: {
      display_name: 'Counting visits',
      description:
        'Matomo tells us which pages are read. It runs on our own server and passes nothing on.',
    },
    fr: {
      display_name: 'Mesure d’audience',
      description:
        'Matomo nous indique quelles pages sont lues. Il fonctionne sur notre propre serveur et ne transmet rien à des tiers.',
    },
  },
};
