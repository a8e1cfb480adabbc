import { clientOf } from './client.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * What reading keys can access, each collection by its own rules: published content and its files.
 */
const forReaders =
  /^\/api\/(?:export|(?:media|files)\/file\/.+|globals\/[a-z_]+|[a-z_]+(?:\/\d+)?)$/;

/**
 * Rejects requests that exceed a reading key's rights. Payload considers such programs signed in,
 * and its own collections, such as locks and jobs, are open to everybody who is.
 */
export function readersOnlyRead<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const isReader = /^\s*readers\b/i.test(request.headers.get('Authorization') ?? '');
    const isReading = request.method === 'GET' && forReaders.test(new URL(request.url).pathname);
    if (!isReader || isReading) return handler(request, context);
    return refuse(request, 'A reading key opens published content, and nothing else.');
  };
}

/**
 * Rejects requests from pages of another origin. Payload ignores the cookie of such requests, but a
 * foreign page could still sign somebody in to the attacker's account. Programs send no origin.
 */
export function fromOwnPages<Context>(own: string, handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const origin = request.headers.get('Origin') ?? own;
    if (origin === own) return handler(request, context);
    return refuse(
      request,
      `Requests come from ${own}, which CMS_URL names, and not from ${origin}.`,
    );
  };
}

/** Responds before Payload does, and logs it itself. */
function refuse(request: Request, message: string): Response {
  const { method, url } = request;
  const status = 403;
  const time = new Date().toISOString();
  const line = {
    level: 30,
    time,
    event: 'refused',
    by: null,
    client: clientOf(request),
    status,
    method,
  };
  console.log(JSON.stringify({ ...line, path: new URL(url).pathname, msg: 'refused' }));
  return Response.json({ errors: [{ message }] }, { status });
}
