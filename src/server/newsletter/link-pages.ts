import { mailInstead } from '../pages/form-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { words } from '../pages/words/words.ts';
import { frameFor } from '../pages/frame.ts';
import type { ApiParts, Visit } from '../http/deps.ts';

/** What a link in the newsletter's mails is for. */
type Purpose = 'confirm' | 'unsubscribe';

/** The token in the link that was followed. */
export function linkToken({ request }: Visit): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** Asks first: programs that check mails follow links, but press no buttons. */
export function questionPage(purpose: Purpose, visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter[purpose];
  const query = `language=${frame.language}&token=${linkToken(visit)}`;
  return messagePage(frame, {
    title: text.title,
    text: text.question(visit.shop.name),
    button: { label: text.button, action: `/api/newsletter/${purpose}?${query}` },
  });
}

export function donePage(purpose: Purpose, visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter[purpose];
  return messagePage(frame, { title: text.doneTitle, text: text.done });
}

/** Where the token is none of ours, or no longer good. */
export function invalidPage(purpose: Purpose, visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const text = words[frame.language].newsletter;
  return messagePage(frame, {
    title: text.invalidTitle,
    text: text[purpose].invalid,
    status: purpose === 'confirm' ? 410 : 400,
    more: mailInstead(frame),
  });
}
