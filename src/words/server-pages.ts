import { frame as deFrame } from './frame/de.ts';
import { frame as enFrame } from './frame/en.ts';
import { frame as frFrame } from './frame/fr.ts';
import type { Language } from './languages.ts';
import { pageWords } from './pages.ts';

const de = {
  back: (shop: string) => `Zur Startseite von ${shop}`,
  privacyLink: pageWords.de.titles.privacy,

  field: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    privacy: 'Ich bin einverstanden, dass meine Angaben zur Beantwortung verwendet werden.',
    phone: 'Telefon',
    pieces: 'Stücke',
  },
  optional: 'freiwillig',
  title: {
    contact: 'Ihre Nachricht',
    availability: 'Ihre Anfrage',
  },
  send: {
    contact: deFrame.forms.contact.send,
    availability: 'Anfrage senden',
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
  /** The result of a form, as the site words it. */
  results: deFrame.forms,
};

/** Messages of the server's own pages, for browsers without JavaScript and for links in mails. */
export type ServerPages = typeof de;

const en: ServerPages = {
  back: (shop) => `To the home page of ${shop}`,
  privacyLink: pageWords.en.titles.privacy,

  field: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    privacy: 'I agree that my details are used to answer me.',
    phone: 'Telephone',
    pieces: 'Pieces',
  },
  optional: 'optional',
  title: {
    contact: 'Your message',
    availability: 'Your request',
  },
  send: {
    contact: enFrame.forms.contact.send,
    availability: 'Send request',
  },
  choices: {
    none: 'Please choose',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
  },

  error: {
    'wrong-type': 'Something is wrong with this field. Please fill it in again.',
    'unknown-field': 'We do not know this field.',
  },
  mistakes: 'Please look at the marked fields again. Nothing has been sent yet.',
  onceMore: 'One more click, so that we know you are human. Your details are still here.',
  tooMany:
    'A great many requests came from your connection just now. Please wait a few minutes, then send again.',
  goBack: 'Go back to find your details as you left them.',
  notNow: 'We cannot take your message at the moment. Please send it again shortly.',
  cannotRead: 'Your details did not arrive in a form we can read. Please send them again.',
  mailInstead: 'Or write us an email:',
  results: enFrame.forms,
};

const fr: ServerPages = {
  back: (shop) => `${shop}\u00a0: page d’accueil`,
  privacyLink: pageWords.fr.titles.privacy,

  field: {
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    privacy: 'J’accepte que mes données soient utilisées pour me répondre.',
    phone: 'Téléphone',
    pieces: 'Pièces',
  },
  optional: 'facultatif',
  title: {
    contact: 'Votre message',
    availability: 'Votre demande',
  },
  send: {
    contact: frFrame.forms.contact.send,
    availability: 'Envoyer la demande',
  },
  choices: {
    none: 'Choisir',
    morning: 'Le matin',
    afternoon: 'L’après-midi',
  },

  error: {
    'wrong-type': 'Ce champ pose problème. Merci de le remplir à nouveau.',
    'unknown-field': 'Nous ne connaissons pas ce champ.',
  },
  mistakes: 'Merci de revoir les champs signalés. Rien n’a encore été envoyé.',
  onceMore:
    'Encore un clic, pour nous assurer que vous êtes bien une personne. Vos données sont toujours là.',
  tooMany:
    'De très nombreuses demandes viennent d’arriver depuis votre connexion. Merci de patienter quelques minutes avant d’envoyer à nouveau.',
  goBack: 'Revenez en arrière pour retrouver vos données.',
  notNow:
    'Nous ne pouvons pas prendre votre message pour l’instant. Merci de l’envoyer à nouveau dans un moment.',
  cannotRead:
    'Vos données ne nous sont pas parvenues sous une forme lisible. Merci de les envoyer à nouveau.',
  mailInstead: 'Ou écrivez-nous un e-mail\u00a0:',
  results: frFrame.forms,
};

export const serverPageWords: Record<Language, ServerPages> = { de, en, fr };
