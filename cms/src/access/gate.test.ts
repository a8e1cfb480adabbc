import { expect, onTestFinished, test, vi } from 'vitest';
import { fromOwnPages, readersOnlyRead } from './gate.ts';

const own = 'https://cms.shop.example';
const pass = async () => new Response(null, { status: 200 });

/** The lines logged during the test. */
function logged(): unknown[] {
  const lines: unknown[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(JSON.parse(line));
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}

test('a page of another origin cannot sign anybody in, but programs can', async () => {
  const lines = logged();
  const post = async (headers: Record<string, string>) => {
    const request = new Request(`${own}/api/users/login`, { method: 'POST', headers });
    return (await fromOwnPages(own, pass)(request, {})).status;
  };
  expect(await post({ Origin: own })).toBe(200);
  expect(await post({})).toBe(200);
  expect(lines).toEqual([]);
  for (const Origin of ['https://evil.example', 'null', 'http://cms.shop.example']) {
    expect([Origin, await post({ Origin })]).toEqual([Origin, 403]);
  }
  expect(lines).toHaveLength(3);
});

test("requests beyond a reading key's rights are rejected, and logged without the key", async () => {
  const lines = logged();
  const ask = async (method: string, path: string) => {
    const headers = { Authorization: 'readers API-Key secret', 'X-Forwarded-For': '192.0.2.1' };
    return (await readersOnlyRead(pass)(new Request(`${own}${path}`, { method, headers }), {}))
      .status;
  };
  expect(await ask('GET', '/api/export')).toBe(200);
  expect(await ask('GET', '/api/payload-jobs/run')).toBe(403);
  expect(await ask('POST', '/api/brands')).toBe(403);
  expect(lines).toMatchObject([
    {
      event: 'refused',
      status: 403,
      method: 'GET',
      path: '/api/payload-jobs/run',
      client: '192.0.2.1',
    },
    { event: 'refused', status: 403, method: 'POST', path: '/api/brands' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
