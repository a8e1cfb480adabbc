import type { Language } from '../language.ts';

/** What is said of a field that is wrong, German. Other languages follow its keys. */
const de = {
  missing: {
    subscriber: 'E-Mail-Adresse fehlt',
    name: 'Bitte nennen Sie uns Ihren Namen.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
  },
  tooShort: (least: number) =>
    `Das ist etwas kurz. Bitte schreiben Sie mindestens ${least} Zeichen.`,
  tooLong: (most: number) =>
    `Das ist zu lang. Bitte schreiben Sie höchstens ${most.toLocaleString('de')} Zeichen.`,
  notAnEmail: 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@example.org',
  notAgreed: 'Ohne Ihr Einverständnis dürfen wir Ihnen nicht antworten.',
  forbiddenCharacters:
    'Darin steckt ein unsichtbares Zeichen, das wir nicht annehmen können. Bitte tippen Sie den Text neu ein.',
  alreadyRegistered: 'Zu viele Versuche mit dieser Adresse',
};

export type MistakeWords = typeof de;

const en: MistakeWords = {
  missing: {
    subscriber: 'Email missing',
    name: 'Please tell us your name.',
    email: 'Please enter your email address.',
    message: 'Please tell us what it is about.',
  },
  tooShort: (least) => `That is rather short. Please write at least ${least} characters.`,
  tooLong: (most) =>
    `That is too long. Please write at most ${most.toLocaleString('en')} characters.`,
  notAnEmail: 'Please check the email address. Example: name@example.org',
  notAgreed: 'Without your agreement we are not allowed to answer you.',
  forbiddenCharacters:
    'There is an invisible character in it that we cannot accept. Please type the text anew.',
  alreadyRegistered: 'Email Address already registered',
};

const fr: MistakeWords = {
  missing: {
    subscriber: 'Adresse e-mail manquante',
    name: 'Merci d’indiquer votre nom.',
    email: 'Merci d’indiquer votre adresse e-mail.',
    message: 'Dites-nous de quoi il s’agit.',
  },
  tooShort: (least) => `C’est un peu court : merci d’écrire au moins ${least} caractères.`,
  tooLong: (most) => `C’est trop long : ${most.toLocaleString('fr')} caractères au plus.`,
  notAnEmail: 'Merci de vérifier l’adresse e-mail. Exemple : nom@example.org',
  notAgreed: 'Sans votre accord, nous n’avons pas le droit de vous répondre.',
  forbiddenCharacters:
    'Ce texte contient un caractère invisible que nous ne pouvons pas accepter. Merci de le saisir à nouveau.',
  alreadyRegistered: 'Cette adresse e-mail est déjà inscrite',
};

export const mistakeWords: Record<Language, MistakeWords> = { de, en, fr };
