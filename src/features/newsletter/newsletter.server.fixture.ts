import { randomUUID } from 'node:crypto';
import type { Store } from '#server/store/store.ts';
import { mail, testStore } from '#server/store/store.fixture.ts';
import { newsletterStore } from './newsletter-store.server.ts';
import type { NewsletterStore, SignUp } from './subscribers.server.ts';

type WithNewsletter = Store & { newsletter: NewsletterStore };

export function withNewsletter(store: Store): WithNewsletter {
  return { ...store, newsletter: newsletterStore(store.storage) };
}

/** A separate store for the test. */
export async function newsletterTestStore(
  options: Parameters<typeof testStore>[0] = {},
): Promise<WithNewsletter> {
  return withNewsletter(await testStore(options));
}

export function wish(change: Partial<SignUp> = {}): SignUp {
  return {
    key: randomUUID(),
    email: 'ada@example.org',
    language: 'de',
    consentText: 'Ich möchte den Newsletter.',
    page: '/',
    visitor: 'a1b2',
    mails: ({ id, state }) => [mail({ to: 'ada@example.org', subject: `${state} ${id}` })],
    ...change,
  };
}
