import type { Language } from './languages.ts';

const de = {
  missing: {
    name: 'Bitte nennen Sie uns Ihren Namen.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
    reachable: 'Bitte geben Sie Ihre E-Mail-Adresse oder Telefonnummer an.',
    day: 'Bitte wählen Sie einen Tag.',
    time: 'Bitte wählen Sie eine Uhrzeit oder Tageshälfte.',
  },
  tooShort: (least: number) =>
    `Das ist etwas kurz. Bitte schreiben Sie mindestens ${least} Zeichen.`,
  tooLong: (most: number) =>
    `Das ist zu lang. Bitte schreiben Sie höchstens ${most.toLocaleString('de')} Zeichen.`,
  notAnEmail: 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@example.org',
  notANumber: (least: number, most: number) =>
    `Bitte geben Sie eine ganze Zahl von ${least.toLocaleString('de')} bis ${most.toLocaleString('de')} an.`,
  notASum: 'Bitte nennen Sie den Betrag in ganzen Euro, nur mit Ziffern. Beispiel: 50',
  notAgreed: 'Bitte bestätigen Sie, dass wir Ihre Angaben dafür verwenden dürfen.',
  forbiddenCharacters:
    'Darin steckt ein unsichtbares Zeichen, das wir nicht annehmen können. Bitte tippen Sie den Text neu ein.',
  notOffered: 'Das können wir leider nicht anbieten. Bitte wählen Sie noch einmal.',
  notAPhone: 'Bitte prüfen Sie die Telefonnummer. Beispiel: 030 1234567',
  past: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
  closed: 'An diesem Tag geht es leider nicht. Bitte wählen Sie einen anderen.',
  outsideHours: (hours: string) =>
    `Zu dieser Zeit geht es leider nicht. Geöffnet ist an diesem Tag ${hours}, und der Termin muss vorher zu Ende sein.`,
  alreadyRegistered: 'Zu viele Versuche mit dieser Adresse',
};

/**
 * Messages about invalid fields of a form. A browser loads them once the visitor begins to write.
 */
export type Mistakes = typeof de;

const en: Mistakes = {
  missing: {
    name: 'Please tell us your name.',
    email: 'Please enter your email address.',
    message: 'Please tell us how we can help.',
    reachable: 'Please enter your email address or telephone number.',
    day: 'Please choose a day.',
    time: 'Please choose a time or part of the day.',
  },
  tooShort: (least) => `That is rather short. Please write at least ${least} characters.`,
  tooLong: (most) =>
    `That is too long. Please write at most ${most.toLocaleString('en')} characters.`,
  notAnEmail: 'Please check the email address. Example: name@example.org',
  notANumber: (least, most) =>
    `Please enter a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`,
  notASum: 'Please give the amount in whole euros, in digits only. Example: 50',
  notAgreed: 'Please tick that we may use your details for this.',
  forbiddenCharacters:
    'There is an invisible character in it that we cannot accept. Please type the text again.',
  notOffered: 'Sorry, we cannot offer that. Please choose again.',
  notAPhone: 'Please check the telephone number. Example: +44 20 7946 0000',
  past: 'That time has already passed. Please choose a later one.',
  closed: 'Sorry, that day is not possible. Please choose another.',
  outsideHours: (hours) =>
    `Sorry, that time is not possible. On that day we are open ${hours}, and the appointment has to end before closing time.`,
  alreadyRegistered: 'Email Address already registered',
};

const fr: Mistakes = {
  missing: {
    name: 'Merci d’indiquer votre nom.',
    email: 'Merci d’indiquer votre adresse e-mail.',
    message: 'Dites-nous de quoi il s’agit.',
    reachable: 'Merci d’indiquer votre adresse e-mail ou votre numéro de téléphone.',
    day: 'Merci de choisir un jour.',
    time: 'Merci de choisir une heure ou une demi-journée.',
  },
  tooShort: (least) => `C’est un peu court\u00a0: merci d’écrire au moins ${least} caractères.`,
  tooLong: (most) => `C’est trop long\u00a0: ${most.toLocaleString('fr')} caractères au plus.`,
  notAnEmail: 'Merci de vérifier l’adresse e-mail. Exemple\u00a0: nom@example.org',
  notANumber: (least, most) =>
    `Merci d’indiquer un nombre entier de ${least.toLocaleString('fr')} à ${most.toLocaleString('fr')}.`,
  notASum: 'Merci d’indiquer le montant en euros entiers, en chiffres seulement. Exemple\u00a0: 50',
  notAgreed: 'Merci de confirmer que nous pouvons utiliser vos données.',
  forbiddenCharacters:
    'Ce texte contient un caractère invisible que nous ne pouvons pas accepter. Merci de le saisir à nouveau.',
  notOffered: 'Nous ne pouvons pas vous le proposer. Merci de choisir à nouveau.',
  notAPhone: 'Merci de vérifier le numéro de téléphone. Exemple\u00a0: +33 1 23 45 67 89',
  past: 'Ce moment est déjà passé. Merci d’en choisir un autre.',
  closed: 'Ce jour-là, ce n’est pas possible. Merci d’en choisir un autre.',
  outsideHours: (hours) =>
    `À cette heure-là, ce n’est pas possible. Horaires de ce jour\u00a0: ${hours}, le rendez-vous devant finir avant la fermeture.`,
  alreadyRegistered: 'Cette adresse a déjà été saisie',
};

export const mistakeWords: Record<Language, Mistakes> = { de, en, fr };
