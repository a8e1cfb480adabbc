import type { ServerPages } from '#words/server-pages.ts';
import { words } from '#words/words.ts';
import { messagePage } from '../pages/message-page.ts';
import { mailInstead } from '../pages/form-page.ts';
import { frameFor } from '../pages/frame.ts';
import { HttpError } from './http-error.ts';
import { stackOf } from '../telemetry/failure.ts';
import type { Deps, Visit } from './deps.ts';

/**
 * Reports an error: as a page to browsers, as problem details to programs. Internal errors are also
 * logged.
 */
export async function errorResponse(error: unknown, visit: Visit, deps: Deps): Promise<Response> {
  const failure = error instanceof HttpError ? error : new HttpError('internal', { cause: error });
  visit.refusal = { ...visit.refusal, refused: failure.kind, visitor: visit.visitor.slice(0, 12) };
  if (failure !== error) deps.log.error({ error: stackOf(error) }, 'A request failed.');
  if (!visit.request.headers.get('accept')?.includes('text/html')) return failure.response();
  const frame = frameFor(visit, deps);
  const text = words[frame.language].serverPages;
  const response = await messagePage(frame, {
    title: text.results.unexpected,
    text: textFor(failure, text),
    status: failure.problem.status,
    more: mailInstead(frame),
  });
  for (const [name, value] of Object.entries(failure.headers)) response.headers.set(name, value);
  return response;
}

function textFor({ kind }: HttpError, text: ServerPages): string {
  switch (kind) {
    case 'too-many-requests':
      return `${text.tooMany} ${text.goBack}`;
    case 'not-possible-now':
      return `${text.notNow} ${text.goBack}`;
    default:
      return `${text.cannotRead} ${text.goBack}`;
  }
}
