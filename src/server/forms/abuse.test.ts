import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import type { AltchaChallenge, Problem } from '#model/forms/problem.ts';
import { createSigner } from '../tokens/signer.ts';
import { message, startApi } from './api.fixture.ts';

async function problem(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return (await response.json()) as Problem;
}

async function solve(challenge: AltchaChallenge | undefined): Promise<string> {
  if (!challenge) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a message with bad signs', () => {
  test('is answered by a challenge, and taken with its solution', async () => {
    const api = await startApi();
    const refused = await api.send('/api/contact', message);
    expect(refused.status).toBe(403);
    const { type, altcha } = await problem(refused);
    expect(type).toBe('urn:problem-type:proof-needed');
    expect(await api.mails()).toEqual([]);
    const proven = { ...message, altcha: await solve(altcha) };
    expect((await api.send('/api/contact', proven)).status).toBe(202);
  });

  test.each([
    ['a filled honeypot', { website: 'https://b.example' }, 0],
    ['a token that is none', { token: 'a.b' }, 0],
    [
      'a token of another server',
      { token: createSigner('another').sign('time', `${Date.now() - 9000} x`) },
      0,
    ],
    ['an old token', {}, 25 * 60 * 60 * 1000],
    ['a young token', {}, -1999],
  ])('needs a proof: %s', async (_, change, later) => {
    const api = await startApi();
    const token = api.token();
    api.pass(later);
    const response = await api.send('/api/contact', { ...message, token, ...change });
    expect(response.status).toBe(403);
    expect((await problem(response)).altcha).toBeDefined();
    expect(await api.mails()).toEqual([]);
  });

  test('is taken with a proof even where the honeypot was filled by a browser', async () => {
    const api = await startApi();
    const challenge = (await (await fetch(`${api.url}/api/altcha`)).json()) as AltchaChallenge;
    const body = { ...message, website: 'https://b.example', altcha: await solve(challenge) };
    expect((await api.send('/api/contact', body)).status).toBe(202);
  });
});

describe('a token', () => {
  test('serves one message', async () => {
    const api = await startApi();
    const token = api.token();
    expect((await api.send('/api/contact', { ...message, token })).status).toBe(202);
    const again = { ...message, message: 'Noch eine Nachricht', token };
    expect((await api.send('/api/contact', again)).status).toBe(403);
  });

  test('is not used up by a message with mistakes', async () => {
    const api = await startApi();
    const token = api.token();
    await api.send('/api/contact', { ...message, name: '', token });
    expect((await api.send('/api/contact', { ...message, token })).status).toBe(202);
  });
});

describe('a proof', () => {
  test('serves one message', async () => {
    const api = await startApi();
    const { altcha } = await problem(await api.send('/api/contact', message));
    const proven = { ...message, altcha: await solve(altcha) };
    await api.send('/api/contact', proven);
    const again = { ...proven, message: 'Noch eine Nachricht' };
    expect((await api.send('/api/contact', again)).status).toBe(403);
  });

  test('that was made easier is refused', async () => {
    const api = await startApi();
    const { altcha } = await problem(await api.send('/api/contact', message));
    if (!altcha) throw new Error('There is no challenge.');
    const easy = { ...altcha, parameters: { ...altcha.parameters, keyPrefix: '0' } };
    const proven = { ...message, altcha: await solve(easy) };
    expect((await api.send('/api/contact', proven)).status).toBe(403);
  });

  test('that came too late is refused', async () => {
    const api = await startApi();
    const { altcha } = await problem(await api.send('/api/contact', message));
    api.pass(21 * 60 * 1000);
    const proven = { ...message, altcha: await solve(altcha) };
    expect((await api.send('/api/contact', proven)).status).toBe(403);
  });

  test('is always asked for where the owner wants it', async () => {
    const api = await startApi({ altcha: 'always' });
    const body = { ...message, token: api.token() };
    const { altcha } = await problem(await api.send('/api/contact', body));
    const proven = { ...body, altcha: await solve(altcha) };
    expect((await api.send('/api/contact', proven)).status).toBe(202);
  });

  test('is never asked for where the owner wants none', async () => {
    const api = await startApi({ altcha: 'off' });
    expect((await problem(await api.send('/api/contact', message))).altcha).toBeUndefined();
    expect((await fetch(`${api.url}/api/altcha`)).status).toBe(404);
  });
});

describe('the limits', () => {
  test('ask an address for a proof after five messages in ten minutes', async () => {
    const api = await startApi();
    const send = (at: number) =>
      api.send('/api/contact', {
        ...message,
        email: `a${at}@b.example`,
        token: api.token(),
      });
    for (let at = 0; at < 5; at++) expect((await send(at)).status).toBe(202);
    expect((await send(5)).status).toBe(403);
    api.pass(10 * 60 * 1000);
    expect((await send(6)).status).toBe(202);
  });

  test('ask a sender for a proof after five messages in an hour, wherever they are', async () => {
    const api = await startApi({ trustedProxies: 1 });
    const send = (at: number) =>
      api.send(
        '/api/contact',
        { ...message, token: api.token() },
        { 'X-Forwarded-For': `203.0.${at}.1` },
      );
    for (let at = 0; at < 5; at++) {
      await send(at);
      api.pass(1000);
    }
    expect((await send(5)).status).toBe(403);
  });

  test('stop an address after sixty requests, and say how long', async () => {
    const api = await startApi();
    for (let at = 0; at < 60; at++) await fetch(`${api.url}/api/token`);
    const response = await fetch(`${api.url}/api/token`);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('10');
  });

  test('keep nobody from unsubscribing', async () => {
    const api = await startApi();
    for (let at = 0; at < 61; at++) await fetch(`${api.url}/api/token`);
    const link = `${api.url}/api/newsletter/unsubscribe?token=${api.signer.sign('unsubscribe', '7')}`;
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  });
});

const ownPage = () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' });

describe('the page that a form stands on', () => {
  test.each([
    ['this server', (url: string) => ({ Origin: url }), 202],
    ['the shop’s site', () => ({ Origin: 'https://www.lindenhof.example' }), 202],
    ['an allowed site', () => ({ Origin: 'https://vorschau.example' }), 202],
    ['a program', () => ({}), 202],
    ['another site', () => ({ Origin: 'https://b.example' }), 403],
    ['this server, of which nothing is said', ownPage, 202],
    ['an unknown page', () => ({ Origin: 'null' }), 403],
    ['a page that says so', () => ({ 'Sec-Fetch-Site': 'cross-site' }), 403],
  ])('may be of: %s (%#)', async (_, headers, status) => {
    const api = await startApi({ allowedOrigins: ['https://vorschau.example'] });
    const body = { ...message, token: api.token() };
    const response = await api.send('/api/contact', body, headers(api.url));
    expect(response.status).toBe(status);
    expect(await api.mails()).toHaveLength(status === 202 ? 1 : 0);
  });

  test('learns by CORS whether it may read the responses', async () => {
    const api = await startApi({ allowedOrigins: ['https://vorschau.example'] });
    const ask = (origin: string) =>
      fetch(`${api.url}/api/contact`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const allowed = await ask('https://vorschau.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://vorschau.example');
    expect((await ask('https://b.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
