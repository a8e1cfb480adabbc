type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** What reading keys open, each collection by its own rules: published content and its files. */
const forReaders =
  /^\/api\/(?:export|(?:media|files)\/file\/.+|globals\/[a-z_]+|[a-z_]+(?:\/\d+)?)$/;

/**
 * Refuses what programs with a reading key must not do. To Payload they have signed in, and to its own
 * collections, such as locks and jobs, it lets everybody who has.
 */
export function readersOnlyRead<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const isReader = /^\s*readers\b/i.test(request.headers.get('Authorization') ?? '');
    const isReading = request.method === 'GET' && forReaders.test(new URL(request.url).pathname);
    if (!isReader || isReading) return handler(request, context);
    const message = 'A reading key opens published content, and nothing else.';
    return Response.json({ errors: [{ message }] }, { status: 403 });
  };
}
