import type { Route } from '../http/route.ts';
import { donePage, invalidPage, linkRoute, linkToken, questionPage } from './link-pages.ts';
import { readConfirmToken } from './links.ts';
import type { NewsletterOptions } from './newsletter-store.ts';

/** Asks for confirmation of a subscription, and confirms it. */
export function confirmRoutes({ store, signer }: NewsletterOptions): Route[] {
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
