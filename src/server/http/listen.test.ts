import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

interface Slow {
  server: RunningServer;
  agent: Agent;
  /** Resolves with the first request. */
  asked: Promise<void>;
}

/** A slow server, and a visitor's only connection to it. */
async function slowServer(): Promise<Slow> {
  const asked = Promise.withResolvers<void>();
  const fetch = async (): Promise<Response> => {
    asked.resolve();
    await pause(50);
    return new Response('answer');
  };
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return { server, agent, asked: asked.promise };
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => resolve(text(response))).once('error', reject);
  });
}

test('closing under steady requests over one connection cuts none of them', async () => {
  const { server, agent } = await slowServer();
  const answers: string[] = [];
  async function visitor(): Promise<string> {
    for (;;) {
      const answer = await ask(server.url, agent).catch(String);
      if (answer !== 'answer') return answer;
      answers.push(answer);
    }
  }
  const visitors = [visitor(), visitor()];
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(4000);
  for (const end of await Promise.all(visitors)) expect(end).toContain('ECONNREFUSED');
});

test('closing does not wait for another request over the same connection', async () => {
  const { server, agent, asked } = await slowServer();
  const answer = ask(server.url, agent);
  await asked;
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(await answer).toBe('answer');
});

test('a client that does not read its response is disconnected', async () => {
  const fetch = () => new Response(new Uint8Array(20_000_000));
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1', rest: 200 });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  await pause(1000);
  let bytes = 0;
  socket
    .on('data', ({ length }) => (bytes += length))
    .on('error', () => {})
    .resume();
  await once(socket, 'close');
  expect(bytes).toBeLessThan(20_000_000);
});

test('a client that reads its response slowly gets all of it', async () => {
  const fetch = () => new Response(new Uint8Array(20_000_000));
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1', rest: 1000 });
  onTestFinished(() => server.close());
  const response = await globalThis.fetch(server.url);
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    if (bytes % 4_000_000 > (bytes + part.length) % 4_000_000) await pause(300);
    bytes += part.length;
  }
  expect(bytes).toBe(20_000_000);
});

test('a body in many small chunks is not read', async () => {
  const seen: string[] = [];
  const fetch = ({ url }: Request) => new Response(String(seen.push(url)));
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const began = process.threadCpuUsage();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write('1\r\na\r\n'.repeat(200_000));
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.on('error', () => {});
  await once(socket, 'close');
  const { user, system } = process.threadCpuUsage(began);
  expect(answer).toMatch(/^HTTP\/1.1 411 /);
  // In ms, including the client's: reading all of it takes more than a second.
  expect((user + system) / 1000).toBeLessThan(300);
  expect(seen).toEqual([]);
});

test('a request in transit when the server closes is answered', async () => {
  const server = await listen(
    { fetch: () => new Response('answer') },
    { port: 0, host: '127.0.0.1' },
  );
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  let answers = '';
  socket.on('data', (part: string) => (answers += part));
  socket.write(request);
  await once(socket, 'data');
  // Over an idle connection, whose next request the server has not read yet.
  answers = '';
  socket.write(request);
  await Promise.all([server.close(), once(socket, 'close')]);
  expect(answers).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*answer/i);
});

test('a client with more than a hundred unanswered requests is disconnected', async () => {
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    await pause(50);
    return new Response('answer');
  };
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300));
  await once(socket.resume(), 'close');
  expect(asked).toBeLessThanOrEqual(100);
});
