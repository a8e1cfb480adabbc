import type { Language } from '#words/languages.ts';
import type { EntryWords } from '#words/consent.ts';

/** The entry of the consent banner. */
export const consentWords: Record<Language, EntryWords> = {
  de: {
    display_name: 'Besuche zählen',
    description:
      'Das Programm Matomo zeigt uns, welche Seiten gelesen und welche Links geöffnet werden und wo etwas nicht funktioniert.',
  },
  en: {
    display_name: 'Counting visits',
    description:
      'Matomo tells us which pages are read, which links are followed and where something fails.',
  },
  fr: {
    display_name: 'Mesure d’audience',
    description:
      'Matomo nous indique quelles pages sont lues, quels liens sont suivis et où quelque chose ne fonctionne pas.',
  },
};

/** Matomo's own opt-out on the privacy page. */
export const optOutWords: Record<Language, Record<'heading' | 'text' | 'title', string>> = {
  de: {
    heading: 'Matomo Tracking',
    text: 'Ob wir Ihre Besuche zählen dürfen, entscheiden Sie unter „Cookie-Einstellungen“ am Ende der Seite. Unabhängig davon können Sie der Zählung auch in Matomo selbst widersprechen.',
    title: 'Widerspruch bei Matomo',
  },
  en: {
    heading: 'Matomo tracking',
    text: 'Whether we may count your visits is up to you: see ‘Cookie settings’ at the foot of the page. You can also opt out of the count in Matomo itself.',
    title: 'Opt-out in Matomo',
  },
  fr: {
    heading: 'Suivi par Matomo',
    text: 'Vous décidez si nous pouvons mesurer vos visites\u00a0: voyez «\u00a0Paramètres des cookies\u00a0» au bas de la page. Vous pouvez aussi vous opposer à la mesure dans Matomo même.',
    title: 'Opposition à la mesure dans Matomo',
  },
};
