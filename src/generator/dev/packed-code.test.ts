import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedCode } from './packed-code.ts';
import type { SiteCode } from './site-code.ts';

const server = createServer();
let cache: string;
let code: SiteCode;
let url: string;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'packed-code-'));
  code = await packedCode(cache);
  server.on(
    'request',
    code.listener((_request, response) => void response.end('a page')),
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
}, 120_000);

afterAll(async () => {
  await code.close();
  server.close();
  server.closeAllConnections();
  await rm(cache, { recursive: true });
});

test('the module that starts the application can be loaded', async () => {
  const response = await fetch(url + code.client[0]);
  expect(response.headers.get('Content-Type')).toContain('javascript');
});

test('the styles that a template adds can be loaded by visitors coming from another page', async () => {
  const address = code.view.styles['template-brand'] ?? '';
  expect(await code.styles('template-brand')).toContain(await (await fetch(url + address)).text());
});

test('browsers are notified of a change', async () => {
  const script = await (await fetch(`${url}/@vite/client`)).text();
  const [, address = ''] = /EventSource\('([^']+)'\)/.exec(script) ?? [];
  const reader = (await fetch(url + address)).body?.getReader();
  await reader?.read();
  code.reloadBrowsers();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('data:');
  await reader?.cancel();
});

test.each(['/', '/assets/none.js', '/assets/../worker.js'])(
  '%s is left to other handlers',
  async (path) => {
    expect(await (await fetch(url + path)).text()).toBe('a page');
  },
);
