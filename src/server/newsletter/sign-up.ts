import { newsletterSchema } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { alreadySubscribedMail, confirmationMail } from './mails.ts';
import { fieldProblem } from '../http/field-problems.ts';
import { HttpError } from '../http/http-error.ts';
import { newsletterLinks } from './links.ts';
import { formRoute } from '../forms/take-form.ts';
import type { Route } from '../http/route.ts';
import type { NewsletterOptions } from './newsletter-store.ts';

/** Minimum time between two sign-up mails to one address that has not left in between, ms. */
const pause = 24 * 60 * 60 * 1000;

/**
 * The route for newsletter sign-ups. A visitor who signs up an address again within a day, while it
 * waits for confirmation, is told so. Everybody else gets the same response, whether the address is
 * known or not.
 */
export function signUpRoute({ store, signer }: NewsletterOptions): Route {
  return formRoute({
    form: 'newsletter',
    schema: newsletterSchema,
    summary: 'Sign up for the newsletter',
    problems: [409],
    async take({ body, key, visit }) {
      const { shop, visitor } = visit;
      const { email, language, consent, page } = body;
      if (!shop.newsletter) throw new HttpError('not-found', { detail: 'There is no newsletter.' });
      const consentText = shownConsent(consent, shop);
      const now = Date.now();
      const { id, state, sameVisitor, mailed, repeated } = await store.signUp({
        key,
        email,
        language,
        consentText,
        ...(page === undefined ? {} : { page }),
        visitor,
        mails({ id: subscriber, state: known, signedUpAt, mailedAt = 0 }) {
          if (now - mailedAt < pause) return [];
          const facts = { id: subscriber, language, now, signedUpAt };
          const links = newsletterLinks(facts, { shop, signer });
          const mail = known === 'confirmed' ? alreadySubscribedMail : confirmationMail;
          return [mail({ to: email, language, shop, links })];
        },
      });
      if (state === 'pending' && sameVisitor && !mailed) {
        throw new HttpError('already-registered', {
          detail: 'The address waits for its confirmation, by the link in the mail that was sent.',
          errors: [fieldProblem('email', 'already-registered')],
        });
      }
      return { id: signer.pseudonym('sign-up', key, id), repeated };
    },
    next: (_shop, language) => `/api/newsletter/sent?language=${language}`,
  });
}

/**
 * The text as the release has it: what a program makes up is no proof of anything. Releases of
 * earlier versions do not tell their texts.
 *
 * @throws HttpError for a text that stands on no page.
 */
function shownConsent(sent: string, { consents }: FormsShop): string {
  if (!consents) return sent;
  const known = consents.find((text) => inOneLine(text) === inOneLine(sent));
  if (known !== undefined) return known;
  throw new HttpError('invalid-fields', {
    detail: 'No page shows this text. It may have changed: load the page again.',
    errors: [fieldProblem('consent', 'wrong-type')],
  });
}

/** Browsers may change the line ends and spaces of a hidden field. */
function inOneLine(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}
