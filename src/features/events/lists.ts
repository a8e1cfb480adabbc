import type { Language } from '#words/languages.ts';

/** The ids by which links lead to lists of events. */
export const listIds = { home: 'events', coming: 'coming', past: 'past', next: 'next' } as const;

const de = {
  coming: 'Demnächst',
  past: 'Rückblick',
  none: 'Zurzeit ist nichts geplant. Schauen Sie bald wieder vorbei.',
  all: 'Alle Veranstaltungen',
};

/** What visitors read beside lists of events. The home page needs it too, and no other message of events. */
export const listMessages: Record<Language, typeof de> = {
  de,
  en: {
    coming: 'Coming up',
    past: 'Looking back',
    none: 'Nothing planned at the moment. Do look in again soon.',
    all: 'All events',
  },
  fr: {
    coming: 'À venir',
    past: 'Rétrospective',
    none: 'Rien de prévu pour le moment. Revenez bientôt sur cette page.',
    all: 'Tous les événements',
  },
};
