import { messagePage } from '../pages/message-page.ts';
import { words } from '../pages/words/words.ts';
import { frameFor } from '../pages/frame.ts';
import type { ApiParts, Visit } from '../http/deps.ts';

/** What follows a sign-up from a browser without JavaScript. */
export function newsletterSent(visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const { thanks, confirm } = words[frame.language].results.newsletter;
  return messagePage(frame, { title: thanks, text: confirm });
}
