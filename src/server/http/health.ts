import { HttpError } from './http-error.ts';
import { stackOf } from '../telemetry/failure.ts';
import { plain, problemResponses, type Route } from './route.ts';

/** @param storeReady Resolves if messages can be stored. */
export function healthRoutes(storeReady: () => Promise<void>): Route[] {
  return [
    {
      method: 'get',
      path: '/healthz',
      summary: 'Whether the process answers',
      responses: { 200: plain('It does.') },
      unlimited: true,
      handle: () => text('alive'),
    },
    {
      method: 'get',
      path: '/readyz',
      summary: 'Whether messages can be stored',
      responses: { 200: plain('They can.'), ...problemResponses(503) },
      unlimited: true,
      async handle(_visit, { log }) {
        try {
          await storeReady();
        } catch (error) {
          log.error({ error: stackOf(error) }, 'The store cannot be written to.');
          throw new HttpError('not-possible-now', { cause: error });
        }
        return text('ready');
      },
    },
  ];
}

function text(word: string): Response {
  return new Response(`${word}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
