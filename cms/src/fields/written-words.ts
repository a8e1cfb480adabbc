import type { Language } from '../../../src/model/language.ts';
import type { WrittenForm } from '../../../src/model/written.ts';

/** The message about a text that can't be read, and how to write it, by the form of its field. */
export function unreadWords(form: WrittenForm, language: Language): string {
  return (unread[language] ?? unread.de)[form];
}

const unread: Record<Language, Record<WrittenForm, string>> = {
  de: {
    price: 'Das ist kein Preis in Euro. Schreiben Sie ihn zum Beispiel so: 1290 oder 1.290,00.',
    number: 'Das ist keine Zahl. Schreiben Sie nur Ziffern, zum Beispiel 50,7605.',
    'whole number': 'Das ist keine ganze Zahl. Schreiben Sie nur Ziffern, zum Beispiel 40.',
    time: 'Das ist keine Uhrzeit. Schreiben Sie sie zum Beispiel so: 930, 9:30 oder 16 Uhr.',
    day: 'Diesen Tag gibt es nicht. Schreiben Sie Tag, Monat und Jahr, zum Beispiel 24122026 oder 24.12.2026.',
    'day of year': 'Diesen Tag gibt es nicht. Schreiben Sie Tag und Monat, zum Beispiel 1.10.',
    email: 'Das ist keine E-Mail-Adresse. Schreiben Sie sie zum Beispiel so: post@example.org.',
    'web address':
      'Das ist keine Webadresse. Schreiben Sie sie ganz, zum Beispiel https://www.example.org.',
  },
  en: {
    price: 'This is not a price in euros. Write it like this, for example: 1290 or 1,290.00.',
    number: 'This is not a number. Write digits only, for example 50.7605.',
    'whole number': 'This is not a whole number. Write digits only, for example 40.',
    time: 'This is not a time of day. Write it like this, for example: 930, 9:30 or 4 pm.',
    day: 'There is no such day. Write day, month and year, for example 24122026 or 24/12/2026.',
    'day of year': 'There is no such day. Write day and month, for example 1 October.',
    email: 'This is not an email address. Write it like this, for example: post@example.org.',
    'web address':
      'This is not a web address. Write all of it, for example https://www.example.org.',
  },
  fr: {
    price:
      'Ce n’est pas un prix en euros. Écrivez-le par exemple ainsi\u00a0: 1290 ou 1\u202f290,00.',
    number: 'Ce n’est pas un nombre. N’écrivez que des chiffres, par exemple 50,7605.',
    'whole number': 'Ce n’est pas un nombre entier. N’écrivez que des chiffres, par exemple 40.',
    time: 'Ce n’est pas une heure. Écrivez-la par exemple ainsi\u00a0: 930, 9h30 ou 16 h.',
    day: 'Ce jour n’existe pas. Écrivez le jour, le mois et l’année, par exemple 24122026 ou 24/12/2026.',
    'day of year': 'Ce jour n’existe pas. Écrivez le jour et le mois, par exemple 1er octobre.',
    email: 'Ce n’est pas une adresse e-mail. Écrivez-la par exemple ainsi\u00a0: post@example.org.',
    'web address':
      'Ce n’est pas une adresse web. Écrivez-la en entier, par exemple https://www.example.org.',
  },
};
