import { z } from 'zod';
import { commonFields, mailFields, text as textOf } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { formRoute } from '#server/forms/take-form.ts';
import { fieldProblem } from '#server/http/field-problems.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Route } from '#server/http/route.ts';
import type { NewMail } from '#server/mail/mail.ts';
import type { Signer } from '#server/tokens/signer.ts';
import { forms } from './form.ts';
import { confirmDays, newsletterLinks, type NewsletterLinks } from './links.server.ts';
import type { NewsletterStore } from './subscribers.server.ts';
import { type NewsletterTexts, newsletterTexts } from './texts.server.ts';

export const signUpSchema = z.strictObject({
  ...commonFields,
  email: mailFields.email,
  consent: textOf(
    forms.newsletter.carried.consent,
    'The text beside the field that tells what the visitor agrees to; kept as proof.',
  ),
});

interface SignUpOptions {
  store: NewsletterStore;
  signer: Signer;
}

/** Minimum time between two sign-up mails to one address that has not left in between, ms. */
const pause = 24 * 60 * 60 * 1000;

/**
 * The route for newsletter sign-ups. A visitor who signs up an address again within a day, while it
 * waits for confirmation, gets an error that says so. Everybody else gets the same response, whether
 * the address is known or not.
 */
export function signUpRoute({ store, signer }: SignUpOptions): Route {
  return formRoute({
    form: 'newsletter',
    schema: signUpSchema,
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
          const details = { id: subscriber, language, now, signedUpAt };
          const links = newsletterLinks(details, { shop, signer });
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
 * The text as the release has it: an invented text would prove nothing. Releases of earlier versions
 * don't contain their texts.
 *
 * @throws HttpError for a text that no page shows.
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

interface ToSubscriber {
  to: string;
  language: Language;
  shop: FormsShop;
  links: NewsletterLinks;
}

/** Asks whether the sign-up was intended. The address is its only content from a visitor. */
export function confirmationMail(options: ToSubscriber): NewMail {
  return subscriberMail(options, newsletterTexts[options.language].mails.confirmation);
}

/**
 * Tells subscribers that somebody signed up with their address; the website reveals this to nobody.
 */
export function alreadySubscribedMail(options: ToSubscriber): NewMail {
  return subscriberMail(options, newsletterTexts[options.language].mails.already);
}

function subscriberMail(
  { to, shop, links }: ToSubscriber,
  { subject, text }: NewsletterTexts['mails'][keyof NewsletterTexts['mails']],
): NewMail {
  return {
    to,
    toSubscriber: true,
    subject: subject(shop.name),
    text: `${text({ shop: shop.name, days: confirmDays, ...links })}\n\n-- \n${shop.sender.join('\n')}\n${shop.siteUrl}\n`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Suppresses automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
  };
}
