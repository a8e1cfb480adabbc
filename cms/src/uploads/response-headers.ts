interface Answer {
  headers: Headers;
}

/**
 * Pictures are served with their own type, and run no scripts. Stored drawings are always UTF-8.
 */
export function asPicture({ headers }: Answer): Headers {
  const drawing = 'image/svg+xml';
  const isDrawing = headers.get('Content-Type') === drawing;
  if (isDrawing) headers.set('Content-Type', `${drawing}; charset=utf-8`);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
  return headers;
}

/** Other files are saved, not opened: an uploaded file must not reach other people's sessions. */
export function asAttachment({ headers }: Answer): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  headers.set('Content-Disposition', 'attachment');
  // The encoding of a text is unknown.
  headers.set('Content-Type', 'application/octet-stream');
  return headers;
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Adds the name under which an upload is saved (RFC 6266): Payload does not pass it when the
 * headers are made.
 */
export function withFileName<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context);
    const [, file] =
      /^\/api\/(?:media|files)\/file\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
    if (file === undefined) return response;
    if (!response.ok) {
      response.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return response;
    }
    const kind = response.headers.get('Content-Disposition') ?? 'inline';
    // RFC 8187 allows fewer characters than addresses do.
    const name = file.replaceAll(/[!'()*,:;=@]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    response.headers.set('Content-Disposition', `${kind}; filename*=UTF-8''${name}`);
    return response;
  };
}
