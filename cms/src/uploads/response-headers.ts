interface Answer {
  headers: Headers;
}

/** Pictures are shown as what they are, and run nothing. */
export function asPicture({ headers }: Answer): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return headers;
}

/** Other files are saved, not opened: whoever uploads one must not reach the session of others. */
export function asAttachment({ headers }: Answer): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', 'sandbox');
  headers.set('Content-Disposition', 'attachment');
  return headers;
}
