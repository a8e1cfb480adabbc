import { directions } from '#model/directions.ts';
import type { Command } from './queue.ts';

declare global {
  interface WindowEventMap {
    /** A form was accepted; the detail is its name. */
    'form-accepted': CustomEvent<string>;
    /** A search found nothing; the detail is the query. */
    'search-missed': CustomEvent<string>;
  }
}

/** Queries that could contain a mail address or a phone number. */
const personal = /@|(?:\d[\s/-]*){7}/;

/**
 * Reports to Matomo that a visitor called, looked up the way, sent a form, or searched in vain. What
 * a visitor wrote is not sent, except for a query without results.
 */
export function followVisitor(report: (command: Command) => void): void {
  addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.href : undefined;
    if (href?.startsWith('tel:')) report(['trackEvent', 'contact', 'call']);
    if (href?.startsWith(directions)) report(['trackEvent', 'contact', 'route']);
  });
  addEventListener('form-accepted', ({ detail: form }) => {
    report(['trackEvent', 'contact', 'request', form]);
  });
  addEventListener('search-missed', ({ detail: query }) => {
    if (!personal.test(query)) report(['trackSiteSearch', query, false, 0]);
  });
}
