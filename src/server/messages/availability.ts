import { type AvailabilityRequest, availabilitySchema } from '#model/forms/schema.ts';
import { availabilityMail } from './availability-mail.ts';
import { shopAddress } from './shop-address.ts';
import type { FormEndpoint } from '../forms/take-form.ts';

/** The question whether pieces can be had. */
export const availability: FormEndpoint<AvailabilityRequest> = {
  form: 'availability',
  schema: availabilitySchema,
  take({ body, key, visit: { shop } }, { store, mailTo }) {
    const { language, page, name, email, message, pieces } = body;
    return store.accept({
      key,
      kind: 'availability',
      language,
      ...(page === undefined ? {} : { page }),
      fields: { name, email, message, pieces },
      mails: [availabilityMail(body, { shop, to: shopAddress(shop, mailTo), time: new Date() })],
    });
  },
  next: (shop, language) => shop.pages[language]?.thanks ?? '/',
};
