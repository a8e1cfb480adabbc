import type { Language } from '../../../src/model/language.ts';
import type { ShopMessage } from '../../../src/model/publishing/shop-messages.ts';

/** The start screen's texts about visitors' messages. */
interface MessageWords {
  heading: string;
  /** By form; forms added by an agency count as messages. */
  kinds: Record<string, string> & { contact: string };
  states: Record<ShopMessage['state'], string>;
  /** For a message by a visitor of the site in another language. */
  writtenIn: (language: string) => string;
  reply: string;
  call: string;
  showAll: (count: number) => string;
  none: (days: number) => string;
  /** Where to find the whole text, and how long it stays here. */
  whole: (days: number, keptDays: number) => string;
  notAll: string;
  unreachable: string;
  starting: string;
  again: string;
}

export const messageWords: Record<Language, MessageWords> = {
  de: {
    heading: 'Anfragen und Nachrichten',
    kinds: {
      contact: 'Nachricht',
      availability: 'Anfrage',
      appointment: 'Terminwunsch',
      voucher: 'Gutschein',
      seats: 'Plätze',
    },
    states: {
      sent: 'Per E-Mail an den Laden geschickt',
      filed: 'Nicht gemailt: Ihre Website kann keine E-Mails verschicken',
      waiting: 'Noch nicht gemailt, wird weiter versucht',
      failed: 'Nicht zustellbar: Bitte antworten Sie von hier aus',
    },
    writtenIn: (language) => `schreibt auf ${language}`,
    reply: 'E-Mail schreiben',
    call: 'Anrufen',
    showAll: (count) => `Alle ${count} anzeigen`,
    none: (days) =>
      days === 1
        ? 'Seit gestern hat niemand geschrieben.'
        : `In den letzten ${days} Tagen hat niemand geschrieben.`,
    whole: (days, keptDays) =>
      `Hier stehen die letzten ${days} Tage in Kürze, der ganze Text steht in der E-Mail. Der Server löscht Nachrichten ${keptDays} Tage nach der Zustellung.`,
    notAll: 'Ältere finden Sie in Ihrem Postfach.',
    unreachable:
      'Der Server der Website antwortet nicht. Ob jemand geschrieben hat, lässt sich gerade nicht sagen.',
    starting: 'Ihre Website startet gerade. Danach steht hier, wer geschrieben hat.',
    again: 'Noch einmal versuchen',
  },
  en: {
    heading: 'Requests and messages',
    kinds: {
      contact: 'Message',
      availability: 'Request',
      appointment: 'Appointment',
      voucher: 'Voucher',
      seats: 'Seats',
    },
    states: {
      sent: 'Emailed to the shop',
      filed: 'Not emailed: your website cannot send email',
      waiting: 'Not emailed yet, still trying',
      failed: 'Could not be delivered: please reply from here',
    },
    writtenIn: (language) => `writes in ${language}`,
    reply: 'Write an email',
    call: 'Call',
    showAll: (count) => `Show all ${count}`,
    none: (days) =>
      days === 1
        ? 'Nobody has written since yesterday.'
        : `Nobody has written in the last ${days} days.`,
    whole: (days, keptDays) =>
      `This is a summary of the last ${days} days; the email has the full text. The server deletes messages ${keptDays} days after delivery.`,
    notAll: 'Older ones are in your mailbox.',
    unreachable:
      'The website’s server does not answer. Nobody can say right now whether anyone has written.',
    starting: 'Your website is starting. After that, you will see here who has written.',
    again: 'Try again',
  },
  fr: {
    heading: 'Demandes et messages',
    kinds: {
      contact: 'Message',
      availability: 'Demande',
      appointment: 'Rendez-vous',
      voucher: 'Bon cadeau',
      seats: 'Places',
    },
    states: {
      sent: 'Envoyé par e-mail au magasin',
      filed: 'Non envoyé\u00a0: votre site ne peut pas envoyer d’e-mails',
      waiting: 'Pas encore envoyé, nouvelle tentative en cours',
      failed: 'Non distribuable\u00a0: veuillez répondre d’ici',
    },
    writtenIn: (language) => `écrit en ${language}`,
    reply: 'Écrire un e-mail',
    call: 'Appeler',
    showAll: (count) => `Afficher les ${count}`,
    none: (days) =>
      days === 1
        ? 'Personne n’a écrit depuis hier.'
        : `Personne n’a écrit ces ${days} derniers jours.`,
    whole: (days, keptDays) =>
      `Voici un résumé des ${days} derniers jours\u00a0; le texte complet se trouve dans l’e-mail. Le serveur supprime les messages ${keptDays} jours après leur distribution.`,
    notAll: 'Les plus anciens se trouvent dans votre boîte de réception.',
    unreachable:
      'Le serveur du site ne répond pas. Impossible de dire pour l’instant si quelqu’un a écrit.',
    starting: 'Votre site démarre. Vous verrez ensuite ici qui a écrit.',
    again: 'Réessayer',
  },
};
