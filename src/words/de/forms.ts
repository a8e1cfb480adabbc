import type { Plural } from '../plural.ts';
import { results } from './results.ts';

/** The words of the forms, as pages show them. */
export const forms = {
  contact: {
    heading: 'Schreiben Sie uns',
    required: 'Bitte füllen Sie alle Felder aus.',
    name: 'Ihr Name',
    message: 'Ihre Nachricht',
    agreement:
      'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Nachricht zu beantworten.',
    send: 'Nachricht senden',
  },
  newsletter: {
    ...results.newsletter,
    send: 'Anmelden',
  },
  email: 'Ihre E-Mail-Adresse',
  privacy: 'Mehr dazu:',
  leaveEmpty: 'Dieses Feld bitte frei lassen',
  sending: 'Wird gesendet …',

  /** For the number of fields that are wrong, at least one. */
  checkFields: (count: number): Plural => ({
    one: 'Eine Angabe fehlt noch oder stimmt nicht.',
    other: `${count} Angaben fehlen noch oder stimmen nicht.`,
  }),

  unexpected: results.unexpected,
  unexpectedHelp:
    'Was Sie geschrieben haben, steht noch hier. Bitte versuchen Sie es gleich noch einmal, oder melden Sie sich direkt bei uns:',
  offline: 'Sie sind gerade offline',
  offlineHelp:
    'Was Sie geschrieben haben, bleibt hier stehen. Senden Sie es, sobald Sie wieder verbunden sind, oder rufen Sie uns an:',
  'too-many': 'Zu viele Versuche in kurzer Zeit',
  tooManyHelp:
    'Was Sie geschrieben haben, steht noch hier. Bitte versuchen Sie es in einigen Minuten noch einmal, oder melden Sie sich direkt bei uns:',
};

export type Forms = typeof forms;
