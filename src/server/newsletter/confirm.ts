import { readConfirmToken } from './links.ts';
import { donePage, invalidPage, linkToken, questionPage } from './link-pages.ts';
import type { ApiParts, Visit } from '../http/deps.ts';

/** Asks whether to subscribe. */
export function askToConfirm(visit: Visit, parts: ApiParts): Promise<Response> {
  const page = subscriberOf(visit, parts) === undefined ? invalidPage : questionPage;
  return page('confirm', visit, parts);
}

export async function confirm(visit: Visit, parts: ApiParts): Promise<Response> {
  const id = subscriberOf(visit, parts);
  if (id === undefined) return invalidPage('confirm', visit, parts);
  const { visitor } = visit;
  const outcome = await parts.store.newsletter.confirm(id, { time: Date.now(), visitor });
  const page = outcome === 'unknown' ? invalidPage : donePage;
  return page('confirm', visit, parts);
}

function subscriberOf(visit: Visit, { signer }: ApiParts): string | undefined {
  return readConfirmToken(linkToken(visit), signer, Date.now());
}
