import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { noticeProxies } from './notice-proxies.ts';

test('an untrusted proxy is reported once, and every request is answered', async () => {
  const warn = vi.fn<(words: string) => void>();
  const app = noticeProxies(
    new Hono().get('/api/form-token', (context) => context.text('token')),
    { warn },
  );
  await app.request('/api/form-token');
  expect(warn).not.toHaveBeenCalled();
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const headers = { 'X-Forwarded-For': address };
    expect(await (await app.request('/api/form-token', { headers })).text()).toBe('token');
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUSTED_PROXIES to the number')]]);
});
