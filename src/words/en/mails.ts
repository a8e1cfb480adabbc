import type { Mails } from '../de/mails.ts';

export const mails: Mails = {
  confirmation: {
    subject: (shop) => `Newsletter of ${shop}: please confirm`,
    text: ({ shop, days, confirm, unsubscribe }) => `Hello,

someone would like to receive the newsletter of ${shop} at this address. If that is you, please confirm it within ${days} days:

${confirm}

If not, there is nothing to do: without your confirmation you will not receive a newsletter. To delete the sign-up right away:

${unsubscribe}`,
  },
  already: {
    subject: (shop) => `You already receive the newsletter of ${shop}`,
    text: ({ shop, unsubscribe }) => `Hello,

someone has signed this address up for the newsletter of ${shop}. You receive it already, so there is nothing to do.

If you would rather not receive it any more:

${unsubscribe}`,
  },
};
