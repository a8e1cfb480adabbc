import { inject } from 'vitest';

/** A response of the content system. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
}

/** A client of the content system. */
export type Staff = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
) => Promise<Answer<Body>>;

/** Signs in, by default as the owner at the content system that all tests share. */
export async function signIn(who = inject('cms').owner, url = inject('cms').url): Promise<Staff> {
  return asker({ Authorization: `JWT ${await sessionOf(who, url)}` }, url);
}

/** The token of a new session, which is only in a cookie. */
export async function sessionOf(
  who = inject('cms').owner,
  url = inject('cms').url,
): Promise<string> {
  const response = await fetch(new URL('/api/users/login', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  });
  const [token = ''] =
    /(?<=payload-token=)[^;]+/.exec(response.headers.get('Set-Cookie') ?? '') ?? [];
  return token;
}

/** A client with a key, or without one. */
export function visitor(key?: string): Staff {
  return asker(key === undefined ? {} : { Authorization: `readers API-Key ${key}` });
}

/** Creates an editor, and signs in as one. */
export async function editor(email: string): Promise<Staff> {
  const owner = await signIn();
  const password = 'ein langes Passwort';
  const { password: currentPassword } = inject('cms').owner;
  const person = { email, password, name: 'Redaktion', role: 'editor', currentPassword };
  await owner('POST', '/api/users', person);
  return signIn({ email, password });
}

function asker(headers: Record<string, string>, url = inject('cms').url): Staff {
  return async <Body>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
}

/** The id of the record with a name. */
export async function idOf(
  staff: Staff,
  collection: string,
  field: string,
  name: string,
): Promise<number> {
  const { body } = await staff<{ docs: { id: number }[] }>(
    'GET',
    `/api/${collection}?limit=1&depth=0&where[${field}][equals]=${encodeURIComponent(name)}`,
  );
  return body.docs[0]?.id ?? 0;
}

/** Uploads a file as the owner, with this language. */
export async function upload(
  collection: 'media' | 'files',
  name: string,
  bytes: Buffer,
  { type, language = 'de' }: { type: string; language?: string },
): Promise<{
  doc: { id: number; filename: string; mimeType: string; url: string; notices: string[] };
  errors?: { message: string }[];
}> {
  const { url } = inject('cms');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(new URL(`/api/${collection}`, url), {
    method: 'POST',
    headers: { Authorization: `JWT ${await sessionOf()}`, 'Accept-Language': language },
    body: form,
  });
  return (await response.json()) as Awaited<ReturnType<typeof upload>>;
}

/** The bytes of a file, as the build reads them. */
export async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await answerOf(path)).arrayBuffer());
}

/** The content system's response to the build at an address. */
export async function answerOf(path: string): Promise<Response> {
  const { url, key } = inject('cms');
  const headers = { Authorization: `readers API-Key ${key}` };
  return fetch(new URL(path, url), { headers });
}
