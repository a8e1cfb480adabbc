import { expect, inject, test } from 'vitest';
import { editor, visitor } from './staff.ts';

test('nobody reads or changes anything without signing in', async () => {
  const anybody = visitor();
  for (const path of ['brands', 'media', 'users', 'readers', 'globals/company', 'globals/legal']) {
    const { status } = await anybody('GET', `/api/${path}`);
    expect({ path, status }).toEqual({ path, status: 403 });
  }
  expect((await anybody('POST', '/api/brands', { slug: 'x' })).status).toBe(403);
  expect((await anybody('GET', '/api/export')).status).toBe(401);
  expect((await visitor('guessed')('GET', '/api/export')).status).toBe(401);
});

test('nobody registers as the first person', async () => {
  const first = { email: 'x@example.org', password: 'twelve letters' };
  const { status } = await visitor()('POST', '/api/users/first-register', first);
  expect(status).toBe(403);
});

test('a reader’s key opens what is published, and no staff', async () => {
  const reader = visitor(inject('cms').key);
  const brands = await reader<{ totalDocs: number }>('GET', '/api/brands?limit=1');
  expect(brands.body.totalDocs).toBeGreaterThan(0);
  expect((await reader('GET', '/api/users')).status).toBe(403);
  expect((await reader('GET', '/api/readers')).status).toBe(403);
  expect((await reader('PATCH', '/api/brands/1', { display_name: 'X' })).status).toBe(403);
});

test('an editor changes brands, and neither legal texts nor settings nor staff', async () => {
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

test('who types a wrong password five times waits', async () => {
  const email = 'gesperrt@lindenhof.example';
  await editor(email);
  const guess = async (password: string) =>
    visitor()('POST', '/api/users/login', { email, password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(`wrong ${attempt}`)).status).toBe(401);
  }
  expect((await guess('ein langes Passwort')).status).toBe(401);
});
