import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './harness.ts';

/** `slow` is the address of the shop behind a network that delivers documents bit by bit. */
const test = base.extend('slow', { scope: 'file' }, async ({ origin }, { onCleanup }) => {
  async function bring(url: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    const size = type.startsWith('text/html') ? 1000 : body.length;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      await pause(20);
    }
    response.end();
  }
  const server = createServer(({ url }, response) => void bring(`${origin}${url}`, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** How far visible content has moved so far: the sum of all layout shifts. */
function movement(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

test.for(
  ['/', '/uhren', '/uhren/ostra', '/katalog', '/digitales-schaufenster', '/kontakt'].flatMap(
    (path) => [360, 1280].map((width) => [path, width] as const),
  ),
)(
  'the parts of %s stay in place as they arrive, %i px wide',
  async ([path, width], { newPage, slow }) => {
    const { page } = await newPage({ width, baseURL: slow });
    await page.goto(path);
    // The limit for "good": https://web.dev/articles/cls
    expect(await movement(page)).toBeLessThan(0.1);
  },
);
