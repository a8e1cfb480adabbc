import { z } from 'zod';
import { languageSchema } from '#model/language.ts';
import type { Deps, Visit } from '#server/http/deps.ts';
import { htmlPage, type Route } from '#server/http/route.ts';
import { mailInstead } from '#server/pages/form-page.ts';
import { frameFor } from '#server/pages/frame.ts';
import { messagePage } from '#server/pages/message-page.ts';
import type { Signer } from '#server/tokens/signer.ts';
import { readConfirmToken } from './links.server.ts';
import { newsletterMessages } from './messages.ts';
import type { NewsletterStore } from './subscribers.server.ts';
import { newsletterTexts } from './texts.server.ts';

interface LinkOptions {
  store: NewsletterStore;
  signer: Signer;
}

/** Query parameters of these pages. */
const linkQuery = z.object({
  token: z.string().meta({ description: 'From the link in a mail.' }),
  language: languageSchema.optional().meta({ description: 'Language of the page.' }),
});

/** Asks for confirmation of a subscription, and confirms it. */
export function confirmRoutes({ store, signer }: LinkOptions): Route[] {
  const signUpOf = (request: Request) => readConfirmToken(linkToken(request), signer, Date.now());

  return [
    linkRoute('get', 'confirm', {
      summary: 'Page with a button that confirms',
      handle(visit, deps) {
        const page = signUpOf(visit.request) ? questionPage : invalidPage;
        return page('confirm', visit, deps);
      },
    }),
    linkRoute('post', 'confirm', {
      summary: 'Confirm a sign-up',
      async handle(visit, deps) {
        const signUp = signUpOf(visit.request);
        if (!signUp) return invalidPage('confirm', visit, deps);
        const { id, signedUpAt } = signUp;
        const { visitor } = visit;
        const outcome = await store.confirm(id, { signedUpAt, time: Date.now(), visitor });
        const page = outcome === 'unknown' ? invalidPage : donePage;
        return page('confirm', visit, deps);
      },
    }),
  ];
}

/**
 * Asks whether to unsubscribe; or unsubscribes at once, by our own button or by that of a mail
 * program (RFC 8058). Somebody who has already unsubscribed gets the same response. The token alone
 * authorises the request.
 */
export function unsubscribeRoutes({ store, signer }: LinkOptions): Route[] {
  const subscriberOf = (request: Request): string | undefined =>
    signer.verify('unsubscribe', linkToken(request));

  return [
    linkRoute('get', 'unsubscribe', {
      summary: 'Page with a button that unsubscribes',
      unlimited: true,
      handle(visit, deps) {
        const page = subscriberOf(visit.request) === undefined ? invalidPage : questionPage;
        return page('unsubscribe', visit, deps);
      },
    }),
    linkRoute('post', 'unsubscribe', {
      summary: 'Unsubscribe at once (RFC 8058)',
      unlimited: true,
      async handle(visit, deps) {
        const id = subscriberOf(visit.request);
        if (id === undefined) return invalidPage('unsubscribe', visit, deps);
        await store.unsubscribe(id);
        return donePage('unsubscribe', visit, deps);
      },
    }),
  ];
}

/** The page after a sign-up from a browser without JavaScript. */
export const sentRoute: Route = {
  method: 'get',
  path: '/api/newsletter/sent',
  summary: 'Page that follows a sign-up without JavaScript',
  request: { query: linkQuery.omit({ token: true }) },
  responses: { 200: htmlPage('The page.') },
  handle(visit, deps) {
    const frame = frameFor(visit, deps);
    const { thanks, confirm } = newsletterMessages[frame.language];
    return messagePage(frame, { title: thanks, text: confirm });
  },
};

/** The purpose of a link in the newsletter's mails. */
type Purpose = 'confirm' | 'unsubscribe';

/** The route of a link in a mail. */
function linkRoute(
  method: Route['method'],
  purpose: Purpose,
  about: Pick<Route, 'summary' | 'handle' | 'unlimited'>,
): Route {
  return {
    ...about,
    method,
    path: `/api/newsletter/${purpose}`,
    request: { query: linkQuery },
    responses: {
      200: htmlPage('The page.'),
      [invalidStatus[purpose]]: htmlPage('The link is not or no longer valid.'),
    },
  };
}

const invalidStatus = { confirm: 410, unsubscribe: 400 };

/** The token from the link; empty if it has none. */
function linkToken({ url }: Request): string {
  return new URL(url).searchParams.get('token') ?? '';
}

/** Asks before acting: programs that scan mails follow links, but press no buttons. */
function questionPage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = newsletterTexts[frame.language].pages[purpose];
  const query = new URLSearchParams({
    language: frame.language,
    token: linkToken(visit.request),
  }).toString();
  return messagePage(frame, {
    title: text.title,
    text: text.question(visit.shop.name),
    isSecret: true,
    button: { label: text.button, action: `/api/newsletter/${purpose}?${query}` },
  });
}

function donePage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = newsletterTexts[frame.language].pages[purpose];
  return messagePage(frame, { title: text.doneTitle, text: text.done, isSecret: true });
}

/** The page for a token that is invalid or has expired. */
function invalidPage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = newsletterTexts[frame.language].pages;
  return messagePage(frame, {
    title: text.invalidTitle,
    text: text[purpose].invalid,
    status: invalidStatus[purpose],
    isSecret: true,
    more: mailInstead(frame),
  });
}
