import { donePage, invalidPage, linkToken, questionPage } from './link-pages.ts';
import type { ApiParts, Visit } from '../http/deps.ts';

/** Asks whether to unsubscribe. */
export function askToUnsubscribe(visit: Visit, parts: ApiParts): Promise<Response> {
  const page = subscriberOf(visit, parts) === undefined ? invalidPage : questionPage;
  return page('unsubscribe', visit, parts);
}

/**
 * Unsubscribes at once: by our button, or by a mail program's (RFC 8058). Who has gone already is
 * told the same; the token alone shows that it is theirs to ask for.
 */
export async function unsubscribe(visit: Visit, parts: ApiParts): Promise<Response> {
  const id = subscriberOf(visit, parts);
  if (id === undefined) return invalidPage('unsubscribe', visit, parts);
  await parts.store.newsletter.unsubscribe(id);
  return donePage('unsubscribe', visit, parts);
}

function subscriberOf(visit: Visit, { signer }: ApiParts): string | undefined {
  return signer.verify('unsubscribe', linkToken(visit));
}
