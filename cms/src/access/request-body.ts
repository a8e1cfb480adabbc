import { uploadLimits } from '../uploads/limits.ts';

/** The maximum body without a file, bytes: several thousand records of an import. */
const longest = 32 * 1024 ** 2;

/** The maximum body before signing in, bytes: signing in is all that is possible then. */
const longestOfStrangers = 1024 ** 2;

/**
 * The maximum number of bytes read from a request. Payload itself only limits the bodies of forms,
 * and reads them before it checks who sends them. For a short request the session is not checked.
 */
export async function longestBody(
  request: Request,
  isSignedIn: (request: Request) => Promise<boolean>,
): Promise<number> {
  const { headers } = request;
  const said = Number(headers.get('Content-Length') ?? Infinity);
  if (said <= longestOfStrangers || !(await isSignedIn(request))) return longestOfStrangers;
  const isForm = /^multipart\//i.test(headers.get('Content-Type') ?? '');
  return isForm || bringsFile(request) ? uploadLimits.requestSizeLimit : longest;
}

/** Whether the request's body is a raw file. */
export function bringsFile({ url }: { url: string }): boolean {
  return new URL(url).pathname === '/api/import/file';
}

/**
 * Reads the body of a request.
 *
 * @returns undefined if it is longer than `most` bytes, after which reading stops
 */
export async function readBody(
  { headers, body }: { headers: Headers; body?: Request['body'] | undefined },
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > most) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

/** Lets a handler answer a request whose body fails after `most` bytes. */
export async function withLimit(
  request: Request,
  most: number,
  handler: (limited: Request) => Promise<Response>,
): Promise<Response> {
  const { body, method, headers, url, signal } = request;
  if (!body) return handler(request);
  if (Number(headers.get('Content-Length') ?? 0) > most) return tooLong(most);
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > most) controller.error(new RangeError('The body is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const init = {
    method,
    headers,
    signal,
    body: body.pipeThrough(counted),
    duplex: 'half',
  } as const;
  const response = await handler(new Request(url, init));
  return length > most ? tooLong(most) : response;
}

export function tooLong(most: number): Response {
  const message = `The request is longer than ${most / 1024 ** 2} MB. Send less at a time.`;
  return Response.json({ errors: [{ message }] }, { status: 413 });
}
