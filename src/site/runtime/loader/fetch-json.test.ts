import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

type Answer = (response: ServerResponse) => unknown;

const policy = { final: [200, 404, 500], pause: 4 };
/** Gives up quickly on a missing response. */
const hasty = { ...policy, timeout: 100 };
const good: Answer = (response) => response.end('{"path":"/"}');

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

test('JSON is returned with its status', async () => {
  const { url } = await serve(good);
  expect(await fetchJson(url, policy)).toMatchObject({ status: 200, json: { path: '/' } });
});

test('a body that is not JSON is undefined', async () => {
  const { url } = await serve((response) => response.end('<!doctype html>'));
  expect(await fetchJson(url, policy)).toMatchObject({ status: 200, json: undefined });
});

test.each([404, 500])('a final status such as %i is returned at once', async (status) => {
  const { url, asked } = await serve(withStatus(status), good);
  expect(await fetchJson(url, policy)).toMatchObject({ status });
  expect(asked()).toBe(1);
});

test('other statuses are retried until there is a final one', async () => {
  const { url, asked } = await serve(withStatus(503), withStatus(429), withStatus(502), good);
  expect(await fetchJson(url, policy)).toMatchObject({ status: 200 });
  expect(asked()).toBe(4);
});

test('only an address that failed the last time bypasses the HTTP cache', async () => {
  const { url, controls } = await serve(good, withStatus(503), withStatus(404), good, good);
  for (let times = 0; times < 4; times += 1) await fetchJson(url, policy);
  expect(controls.map((control) => control === 'no-cache')).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('after three retries the last response is returned', async () => {
  const { url, asked } = await serve(withStatus(503));
  expect(await fetchJson(url, policy)).toMatchObject({ status: 503 });
  expect(asked()).toBe(4);
});

test('the pauses between attempts grow', async () => {
  const { url, times } = await serve(withStatus(503));
  await fetchJson(url, { ...policy, pause: 30 });
  const [first = 0, second = 0, third = 0, fourth = 0] = times;
  expect(second - first).toBeGreaterThan(14);
  expect(third - second).toBeGreaterThan(44);
  expect(fourth - third).toBeGreaterThan(134);
});

test('a connection that breaks off in mid-body is retried', async () => {
  const { url } = await serve((response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"path":', () => response.destroy());
  }, good);
  expect(await fetchJson(url, policy)).toMatchObject({ status: 200, json: { path: '/' } });
});

test('a request without a timely response is retried', async () => {
  const { url, asked } = await serve(() => {}, good);
  expect(await fetchJson(url, hasty)).toMatchObject({ status: 200 });
  expect(asked()).toBe(2);
});

test('a response whose body does not end in time is retried', async () => {
  const { url, asked } = await serve((response) => response.write('{'), good);
  expect(await fetchJson(url, hasty)).toMatchObject({ status: 200 });
  expect(asked()).toBe(2);
});

test('an unreachable server has status 0', async () => {
  const { url, close } = await serve(good);
  close();
  expect(await fetchJson(url, policy)).toEqual({ status: 0 });
});

test('offline it waits for the network any number of times, without counting as an attempt', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: 'online', go: () => void) => waiting.push(go));
  const cut: Answer = (response) => response.destroy();
  const { url } = await serve(cut, cut, cut, good);
  const answer = fetchJson(url, { ...policy, retries: 0 });
  for (const time of [1, 2, 3]) {
    await vi.waitFor(() => expect(waiting).toHaveLength(time));
    waiting.at(-1)?.();
  }
  expect(await answer).toMatchObject({ status: 200 });
});

function withStatus(status: number): Answer {
  return (response) => response.writeHead(status).end('{}');
}

/** A server that gives these responses in turn and repeats the last one. */
async function serve(...answers: readonly Answer[]) {
  const times: number[] = [];
  const controls: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    times.push(performance.now());
    controls.push(headers['cache-control']);
    answers[Math.min(times.length, answers.length) - 1]?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, times, controls, asked: () => times.length, close };
}
