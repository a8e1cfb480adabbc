import { mailInstead } from '../pages/form-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { words } from '../pages/words/words.ts';
import { frameFor } from './frame.ts';
import { readConfirmToken } from '../newsletter/links.ts';
import type { ApiParts, Visit } from './parts.ts';

/** Asks whether to subscribe: programs that check mails follow links, but press no buttons. */
export function askToConfirm(visit: Visit, parts: ApiParts): Promise<Response> {
  const { token, id } = tokenOf(visit, parts);
  if (id === undefined) return invalidLink(visit, parts);
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, {
    title: text.confirmTitle,
    text: text.confirm(visit.shop.name),
    button: {
      label: text.confirmButton,
      action: `/api/newsletter/confirm?language=${frame.language}&token=${token}`,
    },
  });
}

export async function confirm(visit: Visit, parts: ApiParts): Promise<Response> {
  const { id } = tokenOf(visit, parts);
  if (id === undefined) return invalidLink(visit, parts);
  const { visitor } = visit;
  const outcome = await parts.store.newsletter.confirm(id, { time: Date.now(), visitor });
  if (outcome === 'unknown') return invalidLink(visit, parts);
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, { title: text.confirmedTitle, text: text.confirmed });
}

function tokenOf({ request }: Visit, { signer }: ApiParts): { token: string; id?: string } {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const id = readConfirmToken(token, signer, Date.now());
  return { token, ...(id === undefined ? {} : { id }) };
}

function invalidLink(visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, {
    title: text.invalidTitle,
    text: text.invalid,
    status: 410,
    more: mailInstead(frame),
  });
}
