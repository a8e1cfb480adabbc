import { words } from '#words/words.ts';
import { z } from 'zod';
import { languageSchema } from '#model/language.ts';
import { htmlPage, type Route } from '../http/route.ts';
import { mailInstead } from '../pages/form-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { frameFor } from '../pages/frame.ts';
import type { Deps, Visit } from '../http/deps.ts';

/** The purpose of a link in the newsletter's mails. */
type Purpose = 'confirm' | 'unsubscribe';

/** Query parameters of these pages. */
export const linkQuery = z.object({
  token: z.string().meta({ description: 'From the link in a mail.' }),
  language: languageSchema.optional().meta({ description: 'Language of the page.' }),
});

/** The route of a link in a mail. */
export function linkRoute(
  method: Route['method'],
  purpose: Purpose,
  about: Pick<Route, 'summary' | 'handle' | 'unlimited'>,
): Route {
  return {
    ...about,
    method,
    path: `/api/newsletter/${purpose}`,
    request: { query: linkQuery },
    responses: {
      200: htmlPage('The page.'),
      [invalidStatus[purpose]]: htmlPage('The link is not or no longer valid.'),
    },
  };
}

const invalidStatus = { confirm: 410, unsubscribe: 400 };

/** The token from the link; empty if it has none. */
export function linkToken({ url }: Request): string {
  return new URL(url).searchParams.get('token') ?? '';
}

/** Asks before acting: programs that scan mails follow links, but press no buttons. */
export function questionPage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = words[frame.language].serverPages.newsletter[purpose];
  const query = new URLSearchParams({
    language: frame.language,
    token: linkToken(visit.request),
  }).toString();
  return messagePage(frame, {
    title: text.title,
    text: text.question(visit.shop.name),
    isSecret: true,
    button: { label: text.button, action: `/api/newsletter/${purpose}?${query}` },
  });
}

export function donePage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = words[frame.language].serverPages.newsletter[purpose];
  return messagePage(frame, { title: text.doneTitle, text: text.done, isSecret: true });
}

/** The page for a token that is invalid or has expired. */
export function invalidPage(purpose: Purpose, visit: Visit, deps: Deps): Promise<Response> {
  const frame = frameFor(visit, deps);
  const text = words[frame.language].serverPages.newsletter;
  return messagePage(frame, {
    title: text.invalidTitle,
    text: text[purpose].invalid,
    status: invalidStatus[purpose],
    isSecret: true,
    more: mailInstead(frame),
  });
}
