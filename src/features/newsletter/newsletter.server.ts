import type { FeatureServer } from '#server/messages/feature-messages.ts';
import { confirmRoutes, sentRoute, unsubscribeRoutes } from './link-pages.server.ts';
import { listmonkApi, listmonkChannel } from './listmonk.server.ts';
import { newsletterMessages } from './messages.ts';
import { newsletterStore } from './newsletter-store.server.ts';
import { signUpRoute } from './sign-up.server.ts';
import { exportSubscribers, importSubscribers } from './subscriber-file.server.ts';
import { subscriberTables } from './tables.server.ts';

const { de, en, fr } = newsletterMessages;

const server: FeatureServer = {
  routes({ storage, signer }) {
    const options = { store: newsletterStore(storage), signer };
    return [
      signUpRoute(options),
      sentRoute,
      ...confirmRoutes(options),
      ...unsubscribeRoutes(options),
    ];
  },
  tables: subscriberTables,
  channel: {
    kind: 'listmonk',
    open: ({ listmonk }) =>
      listmonk && ((storage) => listmonkChannel(listmonkApi(listmonk), newsletterStore(storage))),
  },
  commands: {
    'subscribers export [file]': exportSubscribers,
    'subscribers import <file>': (storage, file = '') => importSubscribers(storage, file),
  },
  texts: {
    newsletter: {
      de: {
        title: 'Newsletter',
        send: de.send,
        fields: { consent: 'Einwilligung' },
        alreadyRegistered: de.lookForMail,
      },
      en: {
        title: 'Newsletter',
        send: en.send,
        fields: { consent: 'Consent' },
        alreadyRegistered: en.lookForMail,
      },
      fr: {
        title: 'Newsletter',
        send: fr.send,
        fields: { consent: 'Consentement' },
        alreadyRegistered: fr.lookForMail,
      },
    },
  },
};

export default server;
