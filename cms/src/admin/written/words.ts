import type { Language } from '../../../../src/model/language.ts';

interface FieldWords {
  /** The interpretation of the text in a field. */
  understood: (value: string) => string;
  /** Asks about a price that is at least ten times the last one, or at most a tenth. */
  isMeant: (before: string, now: string) => string;
  yes: (price: string) => string;
  no: (price: string) => string;
  /** Why a document is not published while that question is open. */
  unanswered: string;
  /** A phone number that may not be dialled correctly. */
  noDialling: string;
  calendar: string;
}

const words: Record<Language, FieldWords> = {
  de: {
    understood: (value) => `Verstanden: ${value}`,
    isMeant: (before, now) => `Bisher ${before}, jetzt ${now}. Stimmt das?`,
    yes: (price) => `Ja, ${price}`,
    no: (price) => `Nein, weiterhin ${price}`,
    unanswered: 'Bitte bestätigen Sie zuerst den neuen Preis.',
    noDialling:
      'So wird die Nummer ohne Link gezeigt. Schreiben Sie eine einzige Nummer mit Vorwahl, zum Beispiel 030 23125114.',
    calendar: 'Im Kalender wählen',
  },
  en: {
    understood: (value) => `Understood: ${value}`,
    isMeant: (before, now) => `It was ${before} and is now ${now}. Is that right?`,
    yes: (price) => `Yes, ${price}`,
    no: (price) => `No, keep ${price}`,
    unanswered: 'Please confirm the new price first.',
    noDialling:
      'The number is shown without a link. Write a single number with its area code, for example 030 23125114.',
    calendar: 'Choose from a calendar',
  },
  fr: {
    understood: (value) => `Compris\u00a0: ${value}`,
    isMeant: (before, now) => `Le prix était de ${before}, il passe à ${now}. Est-ce exact\u202f?`,
    yes: (price) => `Oui, ${price}`,
    no: (price) => `Non, garder ${price}`,
    unanswered: 'Veuillez d’abord confirmer le nouveau prix.',
    noDialling:
      'Le numéro s’affichera sans lien. Écrivez un seul numéro avec son indicatif, par exemple 030 23125114.',
    calendar: 'Choisir dans un calendrier',
  },
};

export function fieldWords(language: Language): FieldWords {
  return words[language] ?? words.de;
}
