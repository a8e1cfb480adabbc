import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { confirmDays, type NewsletterLinks } from '../newsletter/links.ts';

/** A mail's words. */
export interface NewsletterWords {
  subject: (shop: string) => string;
  text: (shop: FormsShop, links: NewsletterLinks) => string;
}

export const newsletterWords: Record<
  Language,
  { confirmation: NewsletterWords; already: NewsletterWords }
> = {
  de: {
    confirmation: {
      subject: (shop) => `Newsletter von ${shop}: bitte bestätigen`,
      text: ({ name }, { confirm, unsubscribe }) => `Guten Tag,

jemand möchte mit dieser Adresse den Newsletter von ${name} bekommen. Wenn Sie das sind, bestätigen Sie es bitte innerhalb von ${confirmDays} Tagen:

${confirm}

Wenn nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung bekommen Sie keinen Newsletter. Die Anmeldung gleich löschen:

${unsubscribe}`,
    },
    already: {
      subject: (shop) => `Sie bekommen den Newsletter von ${shop} schon`,
      text: ({ name }, { unsubscribe }) => `Guten Tag,

jemand hat diese Adresse für den Newsletter von ${name} angemeldet. Sie bekommen ihn bereits; es ist nichts zu tun.

Wenn Sie ihn nicht mehr bekommen möchten:

${unsubscribe}`,
    },
  },
  en: {
    confirmation: {
      subject: (shop) => `Newsletter of ${shop}: please confirm`,
      text: ({ name }, { confirm, unsubscribe }) => `Hello,

someone would like to receive the newsletter of ${name} at this address. If that is you, please confirm it within ${confirmDays} days:

${confirm}

If not, there is nothing to do: without your confirmation you will not receive a newsletter. To delete the sign-up right away:

${unsubscribe}`,
    },
    already: {
      subject: (shop) => `You already receive the newsletter of ${shop}`,
      text: ({ name }, { unsubscribe }) => `Hello,

someone has signed this address up for the newsletter of ${name}. You receive it already, so there is nothing to do.

If you would rather not receive it any more:

${unsubscribe}`,
    },
  },
  fr: {
    confirmation: {
      subject: (shop) => `Newsletter de ${shop} : merci de confirmer`,
      text: ({ name }, { confirm, unsubscribe }) => `Bonjour,

une personne souhaite recevoir la newsletter de ${name} à cette adresse. S’il s’agit de vous, merci de le confirmer dans les ${confirmDays} jours :

${confirm}

Sinon, vous n’avez rien à faire : sans votre confirmation, vous ne recevrez pas de newsletter. Pour supprimer l’inscription tout de suite :

${unsubscribe}`,
    },
    already: {
      subject: (shop) => `Vous recevez déjà la newsletter de ${shop}`,
      text: ({ name }, { unsubscribe }) => `Bonjour,

une personne a inscrit cette adresse à la newsletter de ${name}. Vous la recevez déjà : il n’y a rien à faire.

Si vous ne souhaitez plus la recevoir :

${unsubscribe}`,
    },
  },
};
