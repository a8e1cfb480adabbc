import { words } from '#words/words.ts';
import { htmlPage, type Route } from '../http/route.ts';
import { frameFor } from '../pages/frame.ts';
import { messagePage } from '../pages/message-page.ts';
import { linkQuery } from './link-pages.ts';

/** The page after a sign-up from a browser without JavaScript. */
export const sentRoute: Route = {
  method: 'get',
  path: '/api/newsletter/sent',
  summary: 'Page that follows a sign-up without JavaScript',
  request: { query: linkQuery.omit({ token: true }) },
  responses: { 200: htmlPage('The page.') },
  handle(visit, deps) {
    const frame = frameFor(visit, deps);
    const { thanks, confirm } = words[frame.language].serverPages.results.newsletter;
    return messagePage(frame, { title: thanks, text: confirm });
  },
};
