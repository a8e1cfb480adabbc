import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { message, type RunningApi, startApi } from './api.fixture.ts';
import {
  bodies,
  extra,
  forms,
  piece,
  types,
  wrongFields,
  wrongPieces,
} from './bad-input.fixture.ts';
import { problemSchema } from '../http/problem-schema.ts';

/** The outcome of a request. */
async function outcome(api: RunningApi, response: Response) {
  const text = await response.text();
  const problem = problemSchema.safeParse(JSON.parse(text)).data;
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    problem: problem?.status,
    leak: /\.ts|node_modules|\bat .+:\d+/.exec(text)?.[0],
    mails: await api.mails(),
    alive: (await fetch(`${api.url}/healthz`)).status,
  };
}

/** Expects a clear error message, nothing stored, and a running server. */
function refused(status: number): Awaited<ReturnType<typeof outcome>> {
  const type = 'application/problem+json';
  return { status, type, problem: status, leak: undefined, mails: [], alive: 200 };
}

describe('a field that is not as it must be is refused', () => {
  test.each(wrongFields)('$form: $name as $field', async ({ form, field, value }) => {
    const api = await startApi();
    const body = { ...forms[form]?.(), [field]: value, token: api.token() };
    expect(await outcome(api, await api.send(`/api/${form}`, body))).toEqual(refused(422));
  });

  test.each(wrongPieces)('availability: $name as $field of a piece', async ({ field, value }) => {
    const api = await startApi();
    const pieces = [piece, { ...piece, [field]: value }];
    const body = { ...forms['availability']?.(), pieces, token: api.token() };
    expect(await outcome(api, await api.send('/api/availability', body))).toEqual(refused(422));
  });

  test.each(Object.entries(extra))('%s', async (_, change) => {
    const api = await startApi();
    const body = JSON.stringify({ ...message, token: api.token() });
    const text = `${body.slice(0, -1)},${JSON.stringify(change).slice(1)}`;
    const response = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await outcome(api, response)).toEqual(refused(422));
  });

  test('with all names of fields at once, of which a hundred are told', async () => {
    const api = await startApi();
    const fields = (count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 'a']));
    const send = async (count: number) => api.send('/api/contact', fields(count));
    expect(await outcome(api, await send(1000))).toEqual(refused(422));
    expect(await outcome(api, await send(1001))).toEqual(refused(413));
    const lists = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`field${at}`, []]));
    expect(await outcome(api, await api.send('/api/contact', lists))).toEqual(refused(413));
    const nested = { ...message, name: [{ name: Array.from({ length: 1001 }, () => 0) }] };
    expect(await outcome(api, await api.send('/api/contact', nested))).toEqual(refused(413));
    const pieces = await api.send('/api/availability', {
      ...message,
      pieces: Array.from({ length: 1001 }, () => ({})),
    });
    expect(await outcome(api, pieces)).toEqual(refused(413));
    expect((await api.sendForm('/api/contact', fields(1001))).status).toBe(413);
  });
});

describe('a body that cannot be read is refused', () => {
  test.each(Object.entries(bodies))('%s', async (_, body) => {
    const api = await startApi();
    const response = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await outcome(api, response)).toEqual(refused(400));
  });

  test('bytes that are no UTF-8', async () => {
    const api = await startApi();
    const response = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      body: Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await outcome(api, response)).toEqual(refused(400));
  });

  test.each(types)('of the type %s', async (type) => {
    const api = await startApi();
    const response = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': type },
    });
    expect(await outcome(api, response)).toEqual(refused(415));
  });
});

test('a body that breaks off is no mistake of ours', async () => {
  const api = await startApi();
  const sending = request(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 500 },
  });
  sending.on('error', () => {});
  await new Promise((resolve) => {
    sending.write('{"name":', resolve);
  });
  await pause(100);
  sending.destroy();
  await expect.poll(() => api.lines.length).toBeGreaterThan(0);
  expect(api.lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { message: 'request', status: 400 },
  ]);
});

describe('a body of 10 MB is refused', () => {
  const megabytes = Buffer.alloc(10 * 1024 * 1024, 'x');

  test('that tells its size', async () => {
    const api = await startApi();
    const { status, text } = await post(api, megabytes, { 'Content-Length': megabytes.length });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ type: 'urn:problem-type:too-large' });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });

  test('that comes in pieces', async () => {
    const api = await startApi();
    const { status } = await post(api, megabytes, { 'Transfer-Encoding': 'chunked' });
    expect(status).toBe(411);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });
});

/** Sends the whole body even if the server does not want it, and reads the response meanwhile. */
function post(
  api: RunningApi,
  body: Buffer,
  headers: Record<string, string | number>,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  let answered = false;
  const sending = request(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  sending.on('response', (response) => {
    answered = true;
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
  });
  sending.on('error', (error) => {
    if (!answered) reject(error);
  });
  Readable.from([body]).pipe(sending);
  return promise;
}
