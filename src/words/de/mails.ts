/** What the newsletter's mails tell. */
export interface Facts {
  shop: string;
  /** Within how many days a sign-up can be confirmed. */
  days: number;
  /** Addresses. */
  confirm: string;
  unsubscribe: string;
}

/** Mails to subscribers, without the sender's lines below them. */
export const mails = {
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

export type Mails = typeof mails;
