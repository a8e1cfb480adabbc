import { expect, inject, test } from 'vitest';
import { signIn } from './staff.ts';

test('malformed requests are rejected with JSON', async () => {
  const owner = await signIn();
  const odd = [
    ['GET', '/api/brands?page=1e99'],
    ['GET', '/api/brands?where={bad'],
    ['GET', '/api/brands?where[slug][equals][a]=1'],
    ['GET', '/api/brands?limit[]=1&limit[]=2'],
    ['GET', '/api/items?where[brand][equals]=abc'],
    ['GET', '/api/items?where[gone_since][equals]=abc'],
    ['GET', '/api/items/abc'],
    ['GET', '/api/items/a%00b'],
    ['GET', '/api/media/file/a%00b.jpg'],
    ['GET', `/api/media/file/${'a'.repeat(300)}.jpg`],
    ['GET', '/api/constructor'],
    ['PATCH', '/api/items/abc'],
  ] as const;
  for (const [method, path] of odd) {
    const { status, body } = await owner(method, path, method === 'PATCH' ? {} : undefined);
    expect({ path, status, body }).toMatchObject({ path, status: 400, body: { errors: [{}] } });
  }
  for (const path of ['/api/publishing', '/api/presence', '/api/start', '/api/users/login']) {
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{bad' };
    const answer = await fetch(new URL(path, inject('cms').url), sent);
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 400, { errors: [{}] }]);
  }
  expect((await owner('GET', '/api/og')).status).toBe(404);
});
