import { alive, ready } from './health.ts';
import { availability } from '../messages/availability.ts';
import { contact } from '../messages/contact.ts';
import { documented, type Documented } from './openapi.ts';
import { HttpError } from './http-error.ts';
import { newsletter } from '../newsletter/sign-up.ts';
import { askToConfirm, confirm } from '../newsletter/confirm.ts';
import { newsletterSent } from '../newsletter/sent.ts';
import { askToUnsubscribe, unsubscribe } from '../newsletter/unsubscribe.ts';
import type { ApiParts, Visit } from './deps.ts';
import { takeForm } from '../forms/take-form.ts';

/** Something that can be asked of the API. */
export interface Endpoint {
  about: Documented;
  handle(visit: Visit, parts: ApiParts): Response | Promise<Response>;
  /** Without a limit of how often: nobody is to be kept from it. */
  unlimited?: true;
}

export const endpoints: readonly Endpoint[] = [
  {
    about: documented.contact,
    handle: (visit, parts) => takeForm(contact, visit, parts),
  },
  {
    about: documented.newsletter,
    handle: (visit, parts) => takeForm(newsletter, visit, parts),
  },
  {
    about: documented.availability,
    handle: (visit, parts) => takeForm(availability, visit, parts),
  },
  {
    about: documented.token,
    handle: (_visit, { guard }) => fresh({ token: guard.issueToken() }),
  },
  {
    about: documented.altcha,
    handle(_visit, { guard }) {
      const challenge = guard.challenge();
      if (!challenge) throw new HttpError('not-found', { detail: 'The owner asks for no proof.' });
      return fresh(challenge);
    },
  },
  { about: documented.newsletterSent, handle: newsletterSent },
  { about: documented.askToConfirm, handle: askToConfirm },
  { about: documented.confirm, handle: confirm },
  { about: documented.askToUnsubscribe, handle: askToUnsubscribe, unlimited: true },
  { about: documented.unsubscribe, handle: unsubscribe, unlimited: true },
  { about: documented.alive, handle: alive, unlimited: true },
  { about: documented.ready, handle: (_visit, parts) => ready(parts), unlimited: true },
];

function fresh(value: unknown): Response {
  return Response.json(value, { headers: { 'Cache-Control': 'no-store' } });
}
