import { firstOfMonth } from '#words/first-of-month.ts';
import type { Language } from '#words/languages.ts';

const de = {
  heading: 'Ihr Wunschtermin',
  text: 'Sie nennen uns bis zu drei Zeiten, wir bestätigen Ihnen eine davon. Erst dann ist es ein fester Termin.',
  what: 'Worum geht es?',
  minutes: (count: number) => `etwa ${count} Minuten`,
  when: 'Wann passt es Ihnen?',
  chooseFirst: 'Wählen Sie zuerst, worum es geht. Dann zeigen wir Ihnen die Tage.',
  plainHelp: 'Ein Tag und eine Zeit genügen. Weitere Wünsche machen es uns leichter.',
  days: 'Tag',
  times: (day: string) => `Uhrzeit am ${day}`,
  chosen: (count: number, most: number) => `Ihre Wünsche (${count} von ${most})`,
  none: 'Noch keine Zeit gewählt.',
  remove: (slot: string) => `${slot} streichen`,
  slotDay: (number: number) => `${number}. Wunsch: Tag`,
  slotTime: (number: number) => `${number}. Wunsch: Zeit`,
  chooseTime: 'Bitte wählen',
  parts: { morning: 'vormittags', afternoon: 'nachmittags' },
  time: (of24: string) => of24.replace(/^0/, ''),
  /** A day as the platform writes it: 'Dienstag, 1. Dezember'. */
  day: (date: string) => date,
  message: 'Was wir noch wissen sollten (freiwillig)',
  send: 'Terminwunsch senden',
  directly: 'Rufen Sie uns an oder schreiben Sie uns, dann finden wir eine Zeit.',
  sent: {
    heading: 'Ihr Wunsch ist bei uns',
    text: 'Ein Termin ist es noch nicht: Wir sehen nach, welche Ihrer Zeiten passt, und sagen Ihnen Bescheid. Bitte kommen Sie erst, wenn wir zugesagt haben.',
    again: 'Noch einen Termin wünschen',
  },
};

/** Messages of the page on which visitors ask for an appointment. */
export type AppointmentMessages = typeof de;

const en: AppointmentMessages = {
  heading: 'When would suit you?',
  text: 'Give us up to three times and we will confirm one of them. Only then is it an appointment.',
  what: 'What would you like to come in for?',
  minutes: (count) => `about ${count} minutes`,
  when: 'Which times suit you?',
  chooseFirst: 'First choose what you would like to come in for. We will then show you the days.',
  plainHelp: 'One day and one time will do. Further choices make it easier for us.',
  days: 'Day',
  times: (day) => `Time on ${day}`,
  chosen: (count, most) => `Your choices (${count} of ${most})`,
  none: 'No time chosen yet.',
  remove: (slot) => `Remove ${slot}`,
  slotDay: (number) => `Choice ${number}: day`,
  slotTime: (number) => `Choice ${number}: time`,
  chooseTime: 'Please choose',
  parts: { morning: 'in the morning', afternoon: 'in the afternoon' },
  time(of24) {
    const hour = Number(of24.slice(0, 2));
    return `${hour % 12 || 12}${of24.slice(2)}\u00a0${hour < 12 ? 'am' : 'pm'}`;
  },
  day: (date) => date,
  message: 'Anything else we should know (optional)',
  send: 'Send request',
  directly: 'Call or write to us, and we will find a time.',
  sent: {
    heading: 'Your request has reached us',
    text: 'It is not an appointment yet: we will see which of your times is free and let you know. Please wait for our answer before you set out.',
    again: 'Ask for another appointment',
  },
};

const fr: AppointmentMessages = {
  heading: 'Le moment qui vous convient',
  text: 'Proposez-nous jusqu’à trois horaires\u00a0: nous en confirmerons un. Le rendez-vous n’est fixé qu’à ce moment-là.',
  what: 'Quel est l’objet du rendez-vous\u202f?',
  minutes: (count) => `environ ${count} minutes`,
  when: 'Quand cela vous convient-il\u202f?',
  chooseFirst: 'Choisissez d’abord l’objet du rendez-vous\u00a0: nous vous montrerons les jours.',
  plainHelp: 'Un jour et une heure suffisent. D’autres propositions nous facilitent la tâche.',
  days: 'Jour',
  times: (day) => `Heure, ${day}`,
  chosen: (count, most) => `Vos choix (${count} sur ${most})`,
  none: 'Aucun horaire choisi pour l’instant.',
  remove: (slot) => `Retirer ${slot}`,
  slotDay: (number) => `Choix ${number}\u00a0: jour`,
  slotTime: (number) => `Choix ${number}\u00a0: heure`,
  chooseTime: 'Choisir',
  parts: { morning: 'le matin', afternoon: 'l’après-midi' },
  time: (of24) => of24.replace(/^0/, '').replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0'),
  day: firstOfMonth,
  message: 'Autre chose à nous signaler (facultatif)',
  send: 'Envoyer la demande',
  directly: 'Appelez-nous ou écrivez-nous, nous trouverons un moment.',
  sent: {
    heading: 'Votre demande nous est parvenue',
    text: 'Ce n’est pas encore un rendez-vous\u00a0: nous regardons lequel de vos horaires est libre et vous le confirmons. Merci d’attendre notre réponse avant de venir.',
    again: 'Demander un autre rendez-vous',
  },
};

export const appointmentMessages: Record<Language, AppointmentMessages> = { de, en, fr };
