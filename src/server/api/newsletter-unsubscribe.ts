import { mailInstead } from '../pages/form-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { words } from '../pages/words/words.ts';
import { frameFor } from './frame.ts';
import type { ApiParts, Visit } from './parts.ts';

/** Asks whether to unsubscribe. */
export function askToUnsubscribe(visit: Visit, parts: ApiParts): Promise<Response> {
  const token = tokenOf(visit);
  if (parts.signer.verify('unsubscribe', token) === undefined) return invalidLink(visit, parts);
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, {
    title: text.unsubscribeTitle,
    text: text.unsubscribe(visit.shop.name),
    button: {
      label: text.unsubscribeButton,
      action: `/api/newsletter/unsubscribe?language=${frame.language}&token=${token}`,
    },
  });
}

/**
 * Unsubscribes at once: by our button, or by a mail program's (RFC 8058). Who has gone already is
 * told the same; the token alone shows that it is theirs to ask for.
 */
export async function unsubscribe(visit: Visit, parts: ApiParts): Promise<Response> {
  const id = parts.signer.verify('unsubscribe', tokenOf(visit));
  if (id === undefined) return invalidLink(visit, parts);
  await parts.store.newsletter.unsubscribe(id);
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, { title: text.unsubscribedTitle, text: text.unsubscribed });
}

function tokenOf({ request }: Visit): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

function invalidLink(visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, {
    title: text.invalidTitle,
    text: text.invalidUnsubscribe,
    status: 400,
    more: mailInstead(frame),
  });
}
