import type { AfterErrorHook } from 'payload';
import { dataOf, textOf } from '../records/data.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Rejects requests that nobody can have intended: Payload and its database would report them as
 * server errors.
 */
export function wellFormed<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const mistake = mistakeIn(new URL(request.url));
    return mistake === undefined ? handler(request, context) : malformed(mistake);
  };
}

/** The largest page number that every database supports, and more than any list needs. */
const most = 1_000_000;

const whole = /^\d{1,7}$/;

/** Comparisons that Payload supports and the databases do not. */
const unknown = /(?<=\[|")(?:near|within|intersects|all)(?=\]|"\s*:)/;

function mistakeIn({ pathname, search, searchParams }: URL): string | undefined {
  if (!isDecodable(pathname)) return 'The path is not in UTF-8. Encode it with encodeURIComponent.';
  if (pathname.split('/').some((name) => name in Object.prototype)) {
    return 'The path names nothing of the content system.';
  }
  if (`${pathname}${search}`.includes('%00')) return 'The address has a NUL byte. Leave it out.';
  for (const name of ['page', 'limit', 'depth']) {
    for (const value of searchParams.getAll(name)) {
      if (value !== '' && !(whole.test(value) && Number(value) <= most)) {
        return `"${name}" is a whole number from 0 to ${most}.`;
      }
    }
  }
  for (const name of ['where', 'data']) {
    for (const value of searchParams.getAll(name)) {
      if (value !== '' && !isJson(value)) return `"${name}" is not JSON.`;
    }
  }
  const [operator] = unknown.exec([...searchParams].flat().join('\n')) ?? [];
  return operator && `No field can be compared by ${operator}.`;
}

/**
 * Says why the body of a request can't be read as JSON; undefined if it can. The fields validate
 * the texts in it, such as one with a NUL character, and report mistakes in the person's language.
 */
export async function mistakeInBody(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const type = headers.get('Content-Type') ?? '';
  if (body.length === 0 || /^application\/x-www-form-urlencoded/i.test(type)) return undefined;
  if (!/^multipart\//i.test(type)) return mistakeInJson(new TextDecoder().decode(body));
  // Longer bodies contain files, which are checked separately.
  if (body.length > 1024 ** 2) return undefined;
  // Forms of the admin send their data in a field of this name.
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return 'The body is no form. Encode it as multipart/form-data.';
  const data = form.get('_payload');
  return typeof data === 'string' ? mistakeInJson(data) : undefined;
}

function mistakeInJson(text: string): string | undefined {
  return isJson(text) ? undefined : 'The body is not JSON.';
}

export function malformed(message: string): Response {
  return Response.json({ errors: [{ message }] }, { status: 400 });
}

/**
 * Whether an error was caused by a value that its field, the database or the file system cannot
 * accept: text instead of a number or a day, a number out of range, a name that is too long.
 */
export function isOverValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(codeOf(error))) return true;
  const { cause } = error;
  if (!error.message.startsWith('Failed query') || !(cause instanceof Error)) return false;
  // PostgreSQL, class 22: data exceptions.
  return (
    cause instanceof TypeError ||
    cause instanceof RangeError ||
    /^22...$/.test(codeOf(cause)) ||
    /datatype mismatch|can only bind|row value misused/.test(cause.message)
  );
}

function codeOf(error: Error): string {
  return textOf(dataOf(error)['code']);
}

/** Reports errors over values as client errors; Payload would report its own failure. */
export const refuseValue: AfterErrorHook = ({ error }) => {
  if (!isOverValue(error)) return undefined;
  const message = 'A value of the address or the body does not fit its field.';
  return { response: { errors: [{ message }] }, status: 400 };
};

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
