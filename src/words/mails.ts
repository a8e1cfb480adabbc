import type { Language } from './languages.ts';

/** The values inserted into the newsletter's mails. */
export interface Facts {
  shop: string;
  /** The number of days within which a sign-up can be confirmed. */
  days: number;
  /** Addresses. */
  confirm: string;
  unsubscribe: string;
}

const de = {
  confirmation: {
    subject: (shop: string) => `Newsletter von ${shop}: bitte bestätigen`,
    text: ({ shop, days, confirm, unsubscribe }: Facts) => `Guten Tag,

jemand möchte mit dieser Adresse den Newsletter von ${shop} bekommen. Wenn Sie das sind, bestätigen Sie es bitte innerhalb von ${days} Tagen:

${confirm}

Wenn nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung bekommen Sie keinen Newsletter. Die Anmeldung gleich löschen:

${unsubscribe}`,
  },
  already: {
    subject: (shop: string) => `Sie bekommen den Newsletter von ${shop} schon`,
    text: ({ shop, unsubscribe }: Facts) => `Guten Tag,

jemand hat diese Adresse für den Newsletter von ${shop} angemeldet. Sie bekommen ihn bereits; es ist nichts zu tun.

Wenn Sie ihn nicht mehr bekommen möchten:

${unsubscribe}`,
  },
};

/** Mails to subscribers, without the sender's lines at the end. */
export type Mails = typeof de;

const en: Mails = {
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
};

const fr: Mails = {
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
};

export const mailWords: Record<Language, Mails> = { de, en, fr };
