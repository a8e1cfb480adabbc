import { words } from '#words/words.ts';
import { messagePage } from '../pages/message-page.ts';
import { frameFor } from './frame.ts';
import type { ApiParts, Visit } from './parts.ts';

/** What follows a sign-up from a browser without JavaScript. */
export function newsletterSent(visit: Visit, parts: ApiParts): Promise<Response> {
  const frame = frameFor(visit, parts);
  const { thanks, confirm } = words[frame.language].serverPages.results.newsletter;
  return messagePage(frame, { title: thanks, text: confirm });
}
