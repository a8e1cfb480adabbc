import { Agent, get } from 'node:http';
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

test('closes under steady requests over one connection, and cuts none of them', async () => {
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

test('closes without waiting for another request over the same connection', async () => {
  const { server, agent, asked } = await slowServer();
  const answer = ask(server.url, agent);
  await asked;
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(await answer).toBe('answer');
});
