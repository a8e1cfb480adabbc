import type { Mails } from '../de/mails.ts';

export const mails: Mails = {
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
