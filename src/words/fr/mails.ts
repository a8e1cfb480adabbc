import type { Mails } from '../de/mails.ts';

export const mails: Mails = {
  confirmation: {
    subject: (shop) => `Newsletter de ${shop} : merci de confirmer`,
    text: ({ shop, days, confirm, unsubscribe }) => `Bonjour,

une personne souhaite recevoir la newsletter de ${shop} à cette adresse. S’il s’agit de vous, merci de le confirmer dans les ${days} jours :

${confirm}

Sinon, vous n’avez rien à faire : sans votre confirmation, vous ne recevrez pas de newsletter. Pour supprimer l’inscription tout de suite :

${unsubscribe}`,
  },
  already: {
    subject: (shop) => `Vous recevez déjà la newsletter de ${shop}`,
    text: ({ shop, unsubscribe }) => `Bonjour,

une personne a inscrit cette adresse à la newsletter de ${shop}. Vous la recevez déjà : il n’y a rien à faire.

Si vous ne souhaitez plus la recevoir :

${unsubscribe}`,
  },
};
