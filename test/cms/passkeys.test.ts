import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { editor, idOf, sessionOf, type Staff, signIn, visitor } from './staff.ts';

const password = 'ein langes Passwort';
const { url: origin } = inject('cms');

/** Sends requests as a separate client, unaffected by other tests' attempts. */
async function post(path: string, body: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(`/api/passkeys${path}`, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client, ...headers },
    body: JSON.stringify(body),
  });
  const [token] = /(?<=payload-token=)[^;]+/.exec(response.headers.get('Set-Cookie') ?? '') ?? [];
  const text = await response.text();
  return { status: response.status, text, token, headers: response.headers };
}

let client = '';
let clients = 0;
function asAnotherClient() {
  clients += 1;
  client = `198.51.100.${clients}`;
}

interface Challenge {
  challenge: string;
  user: { id: string };
}

/** Creates an editor with a passkey. */
async function withPasskey(
  email: string,
): Promise<{ passkey: Authenticator; staff: Staff; token: string }> {
  asAnotherClient();
  const staff = await editor(email);
  const token = await sessionOf({ email, password });
  const passkey = new Authenticator();
  const options = await addOptions(token);
  const added = await post(
    '/add',
    { response: passkey.create(options, { origin }) },
    bearer(token),
  );
  expect(added.status).toBe(201);
  return { passkey, staff, token };
}

async function addOptions(token: string): Promise<Challenge> {
  const { text } = await post('/add/options', { currentPassword: password }, bearer(token));
  return JSON.parse(text) as Challenge;
}

async function challenge(): Promise<Challenge> {
  return JSON.parse((await post('/sign-in/options')).text) as Challenge;
}

const bearer = (token: string) => ({ Authorization: `JWT ${token}` });

async function enter(
  passkey: Authenticator,
  changes: Partial<Parameters<Authenticator['get']>[1]> = {},
) {
  return post('/sign-in', { response: passkey.get(await challenge(), { origin, ...changes }) });
}

async function whoIs(token = ''): Promise<string | undefined> {
  const response = await fetch(new URL('/api/users/me', origin), { headers: bearer(token) });
  return ((await response.json()) as { user: { email: string } | null }).user?.email;
}

test('a passkey starts the same session as the password, and a new password ends it', async () => {
  const email = 'schluessel@lindenhof.example';
  const { passkey, staff, token: former } = await withPasskey(email);
  const response = passkey.get(await challenge(), { origin });
  const { status, token, headers, text } = await post('/sign-in', { response }, bearer(former));
  expect(await whoIs(former)).toBeUndefined();
  expect([status, text, await whoIs(token)]).toEqual([200, '{}', email]);
  const login = await fetch(new URL('/api/users/login', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const flags = (from: Headers) =>
    from.get('Set-Cookie')?.replaceAll(/(?<=payload-token=|Expires=)[^;]+/g, '');
  expect(flags(headers)).toBe(flags(login.headers));
  const id = await idOf(staff, 'users', 'email', email);
  const changed = { password: 'Kessel Amsel Dienstag', currentPassword: password };
  expect((await staff('PATCH', `/api/users/${id}`, changed)).status).toBe(200);
  expect(await whoIs(token)).toBeUndefined();
  expect(await whoIs((await enter(passkey)).token)).toBe(email);
});

test('whatever is wrong with a passkey, the response is the same', async () => {
  const { passkey } = await withPasskey('angriff@lindenhof.example');
  const { passkey: other } = await withPasskey('zweiter@lindenhof.example');
  asAnotherClient();
  expect((await enter(passkey, { counter: 7 })).status).toBe(200);
  const used = passkey.get(await challenge(), { origin, counter: 8 });
  expect((await post('/sign-in', { response: used })).status).toBe(200);
  const good = async () => passkey.get(await challenge(), { origin, counter: 50 });
  const tampered = async () => {
    const credential = await good();
    const signature = Buffer.from(credential.response.signature ?? '', 'base64url');
    signature.writeUInt8((signature.at(-1) ?? 0) ^ 1, signature.length - 1);
    const response = { ...credential.response, signature: signature.toString('base64url') };
    return { ...credential, response };
  };
  const foreign = new Authenticator('evil.example');
  const attacks: Record<string, () => Promise<unknown>> = {
    'a replay': async () => used,
    'another origin': async () =>
      passkey.get(await challenge(), { origin: 'https://evil.example', counter: 50 }),
    'another port': async () =>
      passkey.get(await challenge(), { origin: 'http://localhost:1', counter: 50 }),
    'a counter that went back': async () => passkey.get(await challenge(), { origin, counter: 7 }),
    'a counter that stood still': async () =>
      passkey.get(await challenge(), { origin, counter: 8 }),
    'a signature that was changed': tampered,
    'an unknown passkey': async () => new Authenticator().get(await challenge(), { origin }),
    'a passkey of another site': async () => foreign.get(await challenge(), { origin }),
    'the id of another account’s passkey': async () => {
      const id = other.id.toString('base64url');
      return { ...(await good()), id, rawId: id };
    },
    'the handle of another account': async () =>
      passkey.get(await challenge(), { origin, counter: 50, userHandle: other.userHandle }),
    'nobody verified': async () =>
      passkey.get(await challenge(), { origin, counter: 50, flags: 1 }),
    'a challenge that nobody made': async () =>
      passkey.get({ challenge: Buffer.alloc(72).toString('base64url') }, { origin, counter: 50 }),
    'a challenge for adding': async () => {
      const token = await sessionOf({ email: 'angriff@lindenhof.example', password });
      return passkey.get(await addOptions(token), { origin, counter: 50 });
    },
    'a response without content': async () => ({ id: passkey.id.toString('base64url') }),
    'an id that is a query': async () => ({ id: { exists: true } }),
    nothing: async () => undefined,
  };
  const answers = new Set<string>();
  for (const [name, attack] of Object.entries(attacks)) {
    asAnotherClient();
    const { status, text, token } = await post('/sign-in', { response: await attack() });
    expect([name, status, token]).toEqual([name, 401, undefined]);
    answers.add(text);
  }
  expect(answers.size).toBe(1);
  const others = { response: await good(), email: 'zweiter@lindenhof.example' };
  expect((await post('/sign-in', others)).text).toBe([...answers][0]);
  // A form of another site can't send JSON.
  const form = { response: passkey.get(await challenge(), { origin, counter: 51 }) };
  expect((await post('/sign-in', form, { 'Content-Type': 'text/plain' })).status).toBe(401);
  asAnotherClient();
  expect((await enter(passkey, { counter: 52 })).status).toBe(200);
});

test('a client that sends wrong signatures must wait, and others need not', async () => {
  const { passkey } = await withPasskey('versuche@lindenhof.example');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await enter(passkey, { flags: 1 })).status).toBe(401);
  }
  expect((await enter(passkey)).status).toBe(429);
  asAnotherClient();
  expect((await enter(passkey)).status).toBe(200);
});

test("nobody can add or remove a passkey without the password, or read other people's", async () => {
  const { passkey, token, staff } = await withPasskey('eigene@lindenhof.example');
  const { passkey: second, token: secondToken } = await withPasskey('andere@lindenhof.example');
  const own = await staff<{ docs: { id: number }[] }>('GET', '/api/passkeys?depth=0');
  expect(own.body.docs).toHaveLength(1);
  expect(Object.keys(own.body.docs[0] ?? {})).not.toContain('publicKey');
  const id = own.body.docs[0]?.id ?? 0;
  for (const currentPassword of [undefined, '', 'geraten']) {
    expect((await post('/add/options', { currentPassword }, bearer(token))).status).toBe(400);
    expect((await post(`/${id}/remove`, { currentPassword }, bearer(token))).status).toBe(400);
  }
  const currentPassword = password;
  expect((await post('/add/options', { currentPassword })).status).toBe(403);
  expect((await post(`/${id}/remove`, { currentPassword }, bearer(secondToken))).status).toBe(404);
  expect((await post('/x/remove', { currentPassword }, bearer(token))).status).toBe(404);
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    const owner = await signIn();
    expect((await owner(method, `/api/passkeys${path}`, { counter: 0 })).status).toBe(403);
  }
  const create = async (maker: Authenticator, options: Challenge, changes: object = {}) => {
    const response = maker.create(options, { origin, ...changes });
    return (await post('/add', { response }, bearer(token))).status;
  };
  const fresh = () => new Authenticator();
  expect(await create(fresh(), { ...(await challenge()), user: { id: 'x' } })).toBe(400);
  expect(await create(fresh(), await addOptions(secondToken))).toBe(400);
  expect(await create(fresh(), await addOptions(token), { origin: 'https://evil.example' })).toBe(
    400,
  );
  expect(await create(fresh(), await addOptions(token), { flags: 1 })).toBe(400);
  // A passkey belongs to one account.
  expect(await create(second, await addOptions(token))).toBe(400);
  const options = await addOptions(token);
  expect([await create(fresh(), options), await create(fresh(), options)]).toEqual([201, 400]);
  expect((await post(`/${id}/remove`, { currentPassword }, bearer(token))).status).toBe(200);
  expect((await enter(passkey)).status).toBe(401);
});

test("an owner can remove other people's passkeys, and deleting an account deletes its passkeys", async () => {
  const { passkey, staff } = await withPasskey('geht@lindenhof.example');
  const { passkey: second, staff: leaving } = await withPasskey('weg@lindenhof.example');
  const owner = await sessionOf();
  const own = await staff<{ docs: { id: number }[] }>('GET', '/api/passkeys');
  const path = `/${own.body.docs[0]?.id}/remove`;
  const currentPassword = inject('cms').owner.password;
  expect((await post(path, { currentPassword: password }, bearer(owner))).status).toBe(400);
  expect((await post(path, { currentPassword }, bearer(owner))).status).toBe(200);
  expect((await enter(passkey)).status).toBe(401);
  const id = await idOf(leaving, 'users', 'email', 'weg@lindenhof.example');
  expect((await (await signIn())('DELETE', `/api/users/${id}`)).status).toBe(200);
  expect((await enter(second)).status).toBe(401);
});

test('a command on the server resets an account', async () => {
  const email = 'ausgesperrt@lindenhof.example';
  const { passkey, token } = await withPasskey(email);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['cms/start/start.ts', '--reset', email],
    { env: { ...process.env, CMS_DATA: inject('cms').data, CMS_URL: origin } },
  );
  const [made = ''] = /(?<=with the password {3})\S+/.exec(stdout) ?? [];
  expect(await whoIs(token)).toBeUndefined();
  expect((await enter(passkey)).status).toBe(401);
  const login = async (tried: string) =>
    (await visitor()('POST', '/api/users/login', { email, password: tried })).status;
  expect([await login(password), await login(made)]).toEqual([401, 200]);
});
