import type { Route } from '../http/route.ts';
import { donePage, invalidPage, linkRoute, linkToken, questionPage } from './link-pages.ts';
import type { NewsletterOptions } from './newsletter-store.ts';

/**
 * Asks whether to unsubscribe; or unsubscribes at once, by our own button or by that of a mail
 * program (RFC 8058). Somebody who has already unsubscribed gets the same response. The token alone
 * authorises the request.
 */
export function unsubscribeRoutes({ store, signer }: NewsletterOptions): Route[] {
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
