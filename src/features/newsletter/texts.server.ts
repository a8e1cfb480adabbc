import type { Language } from '#words/languages.ts';

/** The values inserted into the newsletter's mails. */
interface MailDetails {
  shop: string;
  /** The number of days within which a sign-up can be confirmed. */
  days: number;
  /** Addresses. */
  confirm: string;
  unsubscribe: string;
}

const de = {
  /** Mails, without the sender's lines at the end. */
  mails: {
    confirmation: {
      subject: (shop: string) => `Newsletter von ${shop}: bitte bestätigen`,
      text: ({ shop, days, confirm, unsubscribe }: MailDetails) => `Guten Tag,

jemand möchte mit dieser Adresse den Newsletter von ${shop} bekommen. Wenn Sie das sind, bestätigen Sie es bitte innerhalb von ${days} Tagen:

${confirm}

Wenn nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung bekommen Sie keinen Newsletter. Die Anmeldung gleich löschen:

${unsubscribe}`,
    },
    already: {
      subject: (shop: string) => `Sie bekommen den Newsletter von ${shop} schon`,
      text: ({ shop, unsubscribe }: MailDetails) => `Guten Tag,

jemand hat diese Adresse für den Newsletter von ${shop} angemeldet. Sie bekommen ihn bereits; es ist nichts zu tun.

Wenn Sie ihn nicht mehr bekommen möchten:

${unsubscribe}`,
    },
  },
  /** The pages of links in mails. */
  pages: {
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

/** Mails to subscribers, and the pages of their links. */
export type NewsletterTexts = typeof de;

const en: NewsletterTexts = {
  mails: {
    confirmation: {
      subject: (shop) => `${shop} newsletter: please confirm`,
      text: ({ shop, days, confirm, unsubscribe }) => `Hello,

Someone would like to receive the ${shop} newsletter at this address. If that is you, please confirm within ${days} days:

${confirm}

If not, there is nothing to do: without your confirmation you will not receive a newsletter. To delete the sign-up right away:

${unsubscribe}`,
    },
    already: {
      subject: (shop) => `You already receive the ${shop} newsletter`,
      text: ({ shop, unsubscribe }) => `Hello,

Someone has signed this address up for the ${shop} newsletter. You receive it already, so there is nothing to do.

If you would rather not receive it any more:

${unsubscribe}`,
    },
  },
  pages: {
    invalidTitle: 'This link is no longer valid',
    confirm: {
      title: 'Confirm the newsletter',
      question: (shop) => `Would you like to receive the ${shop} newsletter?`,
      button: 'Yes, subscribe',
      doneTitle: 'You are subscribed',
      done: 'Thank you! You will receive our newsletter from now on, and can leave at any time.',
      invalid: 'It has expired, or a part of it is missing. Please subscribe again on our site.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: (shop) => `Would you like to stop receiving the ${shop} newsletter?`,
      button: 'Unsubscribe',
      doneTitle: 'You are unsubscribed',
      done: 'You will not receive our newsletter any more.',
      invalid:
        'A part of this link is missing. Please open it straight from the email, or write to us.',
    },
  },
};

const fr: NewsletterTexts = {
  mails: {
    confirmation: {
      subject: (shop) => `Newsletter ${shop}\u00a0: merci de confirmer`,
      text: ({ shop, days, confirm, unsubscribe }) => `Bonjour,

Une personne souhaite recevoir la newsletter ${shop} à cette adresse. S’il s’agit de vous, merci de le confirmer dans les ${days} jours\u00a0:

${confirm}

Sinon, vous n’avez rien à faire\u00a0: sans votre confirmation, vous ne recevrez pas de newsletter. Pour supprimer l’inscription tout de suite\u00a0:

${unsubscribe}`,
    },
    already: {
      subject: (shop) => `Vous recevez déjà la newsletter ${shop}`,
      text: ({ shop, unsubscribe }) => `Bonjour,

Une personne a inscrit cette adresse à la newsletter ${shop}. Vous la recevez déjà\u00a0: il n’y a rien à faire.

Si vous ne souhaitez plus la recevoir\u00a0:

${unsubscribe}`,
    },
  },
  pages: {
    invalidTitle: 'Ce lien n’est plus valable',
    confirm: {
      title: 'Confirmer l’inscription',
      question: (shop) => `Souhaitez-vous recevoir la newsletter ${shop}\u202f?`,
      button: 'Oui, je m’inscris',
      doneTitle: 'Votre inscription est confirmée',
      done: 'Merci\u202f! Vous recevrez désormais notre newsletter. Vous pouvez vous désinscrire à tout moment.',
      invalid:
        'Il a expiré, ou il en manque une partie. Merci de vous inscrire à nouveau sur notre site.',
    },
    unsubscribe: {
      title: 'Se désinscrire de la newsletter',
      question: (shop) => `Souhaitez-vous ne plus recevoir la newsletter ${shop}\u202f?`,
      button: 'Se désinscrire',
      doneTitle: 'Votre désinscription est faite',
      done: 'Vous ne recevrez plus notre newsletter.',
      invalid:
        'Il manque une partie de ce lien. Merci de l’ouvrir directement depuis l’e-mail, ou de nous écrire.',
    },
  },
};

export const newsletterTexts: Record<Language, NewsletterTexts> = { de, en, fr };
