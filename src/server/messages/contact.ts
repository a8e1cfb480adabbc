import { type ContactMessage, contactSchema } from '#model/forms/schema.ts';
import { contactMail } from './contact-mail.ts';
import { shopAddress } from './shop-address.ts';
import type { FormEndpoint } from '../forms/take-form.ts';

/** A message to the shop. */
export const contact: FormEndpoint<ContactMessage> = {
  form: 'contact',
  schema: contactSchema,
  take({ body, key, visit: { shop } }, { store, mailTo }) {
    const { language, page, name, email, message } = body;
    return store.accept({
      key,
      kind: 'contact',
      language,
      ...(page === undefined ? {} : { page }),
      fields: { name, email, message },
      mails: [contactMail(body, { shop, to: shopAddress(shop, mailTo), time: new Date() })],
    });
  },
  next: (shop, language) => shop.pages[language]?.thanks ?? '/',
};
