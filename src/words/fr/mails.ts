import type { Mails } from '../de/mails.ts';

export const mails: Mails = {
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
