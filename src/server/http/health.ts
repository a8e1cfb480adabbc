import { HttpError } from './http-error.ts';
import type { ApiParts } from './deps.ts';
import { stackOf } from './stack-of.ts';

/** The process answers. */
export function alive(): Response {
  return text('alive');
}

/** The store can be written to: messages can be taken. */
export async function ready({ store, log }: Pick<ApiParts, 'store' | 'log'>): Promise<Response> {
  try {
    await store.ready();
  } catch (error) {
    log.error({ error: stackOf(error) }, 'The store cannot be written to.');
    throw new HttpError('not-possible-now', { cause: error });
  }
  return text('ready');
}

function text(word: string): Response {
  return new Response(`${word}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
