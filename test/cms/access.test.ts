import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { editor, idOf, sessionOf, signIn, visitor } from './staff.ts';

test('nobody can read or change anything without signing in', async () => {
  const anybody = visitor();
  for (const path of ['brands', 'media', 'users', 'readers', 'globals/company', 'globals/legal']) {
    const { status } = await anybody('GET', `/api/${path}`);
    expect({ path, status }).toEqual({ path, status: 403 });
  }
  expect((await anybody('POST', '/api/brands', { slug: 'x' })).status).toBe(403);
  expect((await anybody('GET', '/api/export')).status).toBe(401);
  expect((await visitor('guessed')('GET', '/api/export')).status).toBe(401);
});

test('nobody can register as the first person', async () => {
  const first = { email: 'x@example.org', password: 'twelve letters' };
  const { status } = await visitor()('POST', '/api/users/first-register', first);
  expect(status).toBe(403);
});

test('a reader’s key can read published content, and no staff', async () => {
  const reader = visitor(inject('cms').key);
  const brands = await reader<{ totalDocs: number }>('GET', '/api/brands?limit=1');
  expect(brands.body.totalDocs).toBeGreaterThan(0);
  expect((await reader('GET', '/api/users')).status).toBe(403);
  expect((await reader('GET', '/api/readers')).status).toBe(403);
  expect((await reader('PATCH', '/api/brands/1', { display_name: 'X' })).status).toBe(403);
});

test('an editor can change brands, but no legal texts, settings or staff', async () => {
  const staff = await editor('redaktion@lindenhof.example');
  expect((await staff('GET', '/api/globals/opening_hours')).status).toBe(200);
  for (const name of ['legal', 'project', 'theme', 'consents']) {
    const read = await staff('GET', `/api/globals/${name}`);
    const changed = await staff('POST', `/api/globals/${name}`, {});
    expect([name, read.status, changed.status]).toEqual([name, 403, 403]);
  }
  const pages = await staff<{ docs: { key: string }[] }>('GET', '/api/pages?limit=50');
  const keys = pages.body.docs.map(({ key }) => key);
  expect(keys).toContain('home');
  expect(keys).not.toContain('imprint');
  const people = await staff<{ docs: { email: string }[] }>('GET', '/api/users');
  expect(people.body.docs.map(({ email }) => email)).toEqual(['redaktion@lindenhof.example']);
  const self = await staff<{ user: { id: number } }>('GET', '/api/users/me');
  await staff('PATCH', `/api/users/${self.body.user.id}`, { role: 'owner' });
  const after = await staff<{ user: { role: string } }>('GET', '/api/users/me');
  expect(after.body.user.role).toBe('editor');
});

test('after five wrong passwords a client must wait', async () => {
  const email = 'gesperrt@lindenhof.example';
  await editor(email);
  const guess = async (password: string) =>
    visitor()('POST', '/api/users/login', { email, password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(`wrong ${attempt}`)).status).toBe(401);
  }
  expect(await guess('ein langes Passwort')).toMatchObject({
    status: 429,
    body: { errors: [{ message: expect.stringContaining('zu viele Versuche') as string }] },
  });
});

test('of many simultaneous guesses, only five are checked', async () => {
  const email = 'viele@lindenhof.example';
  await editor(email);
  const passwords = [
    ...Array.from({ length: 119 }, (_, at) => `wrong ${at}`),
    'ein langes Passwort',
  ];
  const answers = await Promise.all(
    passwords.map(async (password) => visitor()('POST', '/api/users/login', { email, password })),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(401), count(429)]).toEqual([0, 5, 115]);
});

test('a reading key can neither change anything nor run jobs', async () => {
  const reader = visitor(inject('cms').key);
  for (const [method, path] of [
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-locked-documents'],
    ['POST', '/api/payload-locked-documents'],
    ['POST', '/api/payload-preferences/x'],
    ['DELETE', '/api/brands/1'],
    ['POST', '/api/publishing'],
  ] as const) {
    const { status } = await reader(method, path, method === 'GET' ? undefined : {});
    expect({ method, path, status }).toEqual({ method, path, status: 403 });
  }
});

test('an editor cannot turn a page into a legal text', async () => {
  const staff = await editor('seiten@lindenhof.example');
  const { body } = await staff<{ doc: { id: number } }>('POST', '/api/pages?draft=true', {
    key: 'team',
  });
  const path = `/api/pages/${body.doc.id}`;
  for (const key of ['imprint', 'privacy', 'accessibility', ['imprint'], 'imprint\0']) {
    for (const draft of ['?draft=true', '']) {
      const changed = await staff('PATCH', `${path}${draft}`, { key });
      expect([key, changed.status]).toEqual([key, 403]);
    }
  }
  await staff('DELETE', path);
});

test('no server function of the admin responds without signing in', async () => {
  const { url } = inject('cms');
  const login = new URL('/admin/login', url);
  const [action = ''] = /\b40[0-9a-f]{40}\b/.exec(await (await fetch(login)).text()) ?? [];
  const call = async (name: string) => {
    const headers = { 'Next-Action': action, Accept: 'text/x-component', Origin: url };
    const body = JSON.stringify([{ name, args: { globalSlug: 'legal', data: {} } }]);
    return (await fetch(login, { method: 'POST', headers, body })).text();
  };
  expect(await call('form-state')).toContain('you must be logged in');
  for (const name of ['constructor', 'toString', 'render-list']) {
    expect(await call(name)).not.toMatch(/^1:[{"]/m);
  }
});

test('a lock belongs to the person who requests it', async () => {
  const staff = await editor('sperre@lindenhof.example');
  const self = await staff<{ user: { id: number } }>('GET', '/api/users/me');
  const owner = await (await signIn())<{ user: { id: number } }>('GET', '/api/users/me');
  const picture = await idOf(staff, 'media', 'filename', 'watches.jpg');
  const { body } = await staff<{ doc: { id: number; user: { value: unknown } } }>(
    'POST',
    '/api/payload-locked-documents?depth=0',
    {
      document: { relationTo: 'media', value: picture },
      user: { relationTo: 'users', value: owner.body.user.id },
    },
  );
  expect(body.doc.user.value).toBe(self.body.user.id);
  await staff('DELETE', `/api/payload-locked-documents/${body.doc.id}`);
});

test('an unattended session is not enough to take over an account', async () => {
  const email = 'offen@lindenhof.example';
  const staff = await editor(email);
  const self = await staff<{ user: { id: number } }>('GET', '/api/users/me');
  const path = `/api/users/${self.body.user.id}`;
  const currentPassword = 'ein langes Passwort';
  const password = 'Kessel Amsel Dienstag';
  for (const change of [{ password }, { email: 'anders@lindenhof.example' }]) {
    expect((await staff('PATCH', path, change)).status).toBe(400);
    const guessed = { ...change, currentPassword: 'geraten' };
    expect((await staff('PATCH', path, guessed)).status).toBe(400);
  }
  expect((await staff('PATCH', path, { name: 'Neuer Name' })).status).toBe(200);
  for (const weak of ['kurz', 'Passwort1234', 'Lindenhof2026!']) {
    const changed = await staff('PATCH', path, { password: weak, currentPassword });
    expect([weak, changed.status]).toEqual([weak, 400]);
  }
  const key = { enableAPIKey: true, apiKey: 'ein Schlüssel', currentPassword };
  await staff('PATCH', path, key);
  const byKey = await fetch(new URL('/api/users/me', inject('cms').url), {
    headers: { Authorization: 'users API-Key ein Schl\u00FCssel' },
  });
  expect(await byKey.json()).toMatchObject({ user: null });
  expect((await staff('PATCH', path, { password, currentPassword })).status).toBe(200);
  expect((await visitor()('POST', '/api/users/login', { email, password })).status).toBe(200);
});

test('an unattended session cannot add people or reading keys', async () => {
  const owner = await signIn();
  const { password: currentPassword } = inject('cms').owner;
  const person = {
    email: 'fremd@lindenhof.example',
    password: 'Kessel Amsel Dienstag',
    name: 'Fremd',
    role: 'owner',
  };
  const reader = { name: 'Fremd', enableAPIKey: true, apiKey: 'key-of-a-stranger' };
  for (const [path, data] of [
    ['/api/users', person],
    ['/api/readers', reader],
  ] as const) {
    const add = async (more: object = {}) =>
      owner<{ doc: { id: number } }>('POST', path, { ...data, ...more });
    expect((await add()).status).toBe(400);
    expect((await add({ currentPassword: 'geraten' })).status).toBe(400);
    const { status, body } = await add({ currentPassword });
    expect(status).toBe(201);
    expect((await owner('DELETE', `${path}/${body.doc.id}`)).status).toBe(200);
  }
});

test("a key expires with its owner's password, and cannot add or delete anybody", async () => {
  const owner = await signIn();
  const { password: currentPassword } = inject('cms').owner;
  const person = {
    email: 'inhaberin@lindenhof.example',
    password: 'Kessel Amsel Dienstag',
    name: 'Zweite',
    role: 'owner',
    enableAPIKey: true,
    apiKey: 'key-of-the-second-owner',
    currentPassword,
  };
  const { body } = await owner<{ doc: { id: number } }>('POST', '/api/users', person);
  const other = { ...person, email: 'dritte@lindenhof.example', apiKey: 'key-of-the-third' };
  const reader = { name: 'Fremd', enableAPIKey: true, apiKey: 'key-to-read', currentPassword };
  const Authorization = `users API-Key ${person.apiKey}`;
  for (const [method, path, data] of [
    ['POST', '/api/users', other],
    ['POST', '/api/readers', reader],
    ['DELETE', `/api/users/${body.doc.id}`, {}],
  ] as const) {
    const headers = { Authorization, 'Content-Type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(data) };
    const { status } = await fetch(new URL(path, inject('cms').url), init);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  const me = async () => {
    const headers = { Authorization };
    const response = await fetch(new URL('/api/users/me', inject('cms').url), { headers });
    return ((await response.json()) as { user: { email: string } | null }).user?.email;
  };
  expect(await me()).toBe(person.email);
  const password = 'Donner Ziege Fenster';
  await owner('PATCH', `/api/users/${body.doc.id}`, { password, currentPassword });
  expect(await me()).toBeUndefined();
});

test("a page of another origin can do nothing with a staff member's cookie", async () => {
  const { url } = inject('cms');
  const cookie = `payload-token=${await sessionOf()}`;
  const ask = async (origin: string) => {
    const response = await fetch(new URL('/api/users/me', url), { headers: { cookie, origin } });
    return ((await response.json()) as { user: object | null }).user !== null;
  };
  expect(await ask(url)).toBe(true);
  const { port } = new URL(url);
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:1',
    `https://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    `http://cms.localhost:${port}`,
  ]) {
    expect([origin, await ask(origin)]).toEqual([origin, false]);
  }
});

test("signing in again ends the browser's previous session", async () => {
  const { url, owner } = inject('cms');
  const [former, other] = [await sessionOf(), await sessionOf()];
  const ask = async (path: string, token: string, init: RequestInit = {}) => {
    const headers = {
      cookie: `payload-token=${token}`,
      origin: url,
      'Content-Type': 'application/json',
    };
    const response = await fetch(new URL(path, url), { ...init, headers });
    return ((await response.json()) as { user: object | null }).user !== null;
  };
  const body = JSON.stringify(owner);
  expect(await ask('/api/users/login', former, { method: 'POST', body })).toBe(true);
  expect(await ask('/api/users/me', former)).toBe(false);
  expect(await ask('/api/users/me', other)).toBe(true);
});

test('the content system fetches no file from a user-supplied address', async () => {
  const staff = await editor('adressen@lindenhof.example');
  for (const [collection, filename] of [
    ['files', 'seite.html'],
    ['media', 'bild.png'],
  ] as const) {
    const url = `https://files.example/${filename}`;
    const { status } = await staff('POST', `/api/${collection}`, { filename, url });
    expect([collection, status]).toEqual([collection, 400]);
  }
});

test('responses tell browsers what they may do with them', async () => {
  const { url } = inject('cms');
  for (const path of ['/admin/login', '/api/users/me', '/nowhere']) {
    const { headers } = await fetch(new URL(path, url));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
  const { headers } = await fetch(new URL('/api/users/me', url));
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('no other user of the machine can read the database and the secrets', async () => {
  const { data } = inject('cms');
  for (const name of ['.', 'cms.env', 'cms.sqlite', 'cms.sqlite-wal', 'media']) {
    const { mode } = await stat(join(data, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});
