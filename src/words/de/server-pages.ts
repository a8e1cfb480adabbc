import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { results } from './results.ts';

/** The words of the server's own pages, for browsers without JavaScript and for links in mails. */
export const serverPages = {
  back: (shop: string) => `Zur Startseite von ${shop}`,
  privacyLink: pages.titles.privacy,

  field: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    privacy: 'Ich bin einverstanden, dass meine Angaben zur Beantwortung verwendet werden.',
    phone: 'Telefon',
    appointment: 'Worum geht es?',
    day1: '1. Wunsch: Tag',
    time1: '1. Wunsch: Zeit',
    day2: '2. Wunsch: Tag',
    time2: '2. Wunsch: Zeit',
    day3: '3. Wunsch: Tag',
    time3: '3. Wunsch: Zeit',
    pieces: 'Stücke',
    consent: 'Einwilligung',
    persons: 'Personen',
    event: 'Veranstaltung',
    date: 'Termin',
  },
  optional: 'freiwillig',
  title: {
    contact: 'Ihre Nachricht',
    newsletter: 'Newsletter',
    appointment: 'Ihr Terminwunsch',
    availability: 'Ihre Anfrage',
    seats: 'Ihre Platzanfrage',
  },
  send: {
    contact: forms.contact.send,
    newsletter: forms.newsletter.send,
    appointment: 'Terminwunsch senden',
    availability: 'Anfrage senden',
    seats: 'Platz anfragen',
  },
  choices: {
    none: 'Bitte wählen',
    morning: 'Vormittags',
    afternoon: 'Nachmittags',
  },

  error: {
    'wrong-type': 'Mit diesem Feld stimmt etwas nicht. Bitte füllen Sie es neu aus.',
    'unknown-field': 'Dieses Feld kennen wir nicht.',
  },
  mistakes: 'Bitte sehen Sie die markierten Felder noch einmal durch. Gesendet ist noch nichts.',
  onceMore:
    'Noch ein Klick, damit wir wissen, dass Sie ein Mensch sind. Ihre Angaben sind noch da.',
  tooMany:
    'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte warten Sie ein paar Minuten und senden Sie dann noch einmal.',
  goBack: 'Mit „Zurück“ kommen Sie wieder zu Ihren Angaben.',
  notNow:
    'Wir können Ihre Nachricht im Moment nicht annehmen. Bitte senden Sie gleich noch einmal.',
  cannotRead: 'Ihre Angaben sind nicht lesbar angekommen. Bitte senden Sie noch einmal.',
  mailInstead: 'Oder schreiben Sie uns eine E-Mail:',
  results,

  newsletter: {
    invalidTitle: 'Dieser Link gilt nicht mehr',
    confirm: {
      title: 'Newsletter bestätigen',
      question: (shop: string) => `Möchten Sie den Newsletter von ${shop} bekommen?`,
      button: 'Ja, anmelden',
      doneTitle: 'Sie sind angemeldet',
      done: 'Danke! Ab jetzt bekommen Sie unseren Newsletter. Abmelden können Sie sich jederzeit.',
      invalid:
        'Er ist abgelaufen, oder es fehlt ein Teil davon. Bitte melden Sie sich auf unserer Seite noch einmal an.',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      question: (shop: string) => `Möchten Sie den Newsletter von ${shop} nicht mehr bekommen?`,
      button: 'Abbestellen',
      doneTitle: 'Sie sind abgemeldet',
      done: 'Sie bekommen keinen Newsletter mehr von uns.',
      invalid:
        'In diesem Link fehlt ein Teil. Bitte öffnen Sie ihn direkt aus der E-Mail, oder schreiben Sie uns.',
    },
  },
};

export type ServerPages = typeof serverPages;
