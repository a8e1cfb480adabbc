import { beforeEach, expect, test, vi } from 'vitest';
import { attemptKey, check, prepare, send } from './send.ts';
import { forgetToken } from './token.ts';

const server = 'https://forms.example';
const submission = {
  form: 'contact',
  server,
  language: 'de',
  body: { name: 'Änne' },
  key: 'k',
} as const;

/** The server's response to messages and its tokens. */
const answer = vi.fn<(request: Request) => Response | Promise<Response>>();
const tokens = vi.fn<() => Response>();

beforeEach(() => {
  forgetToken('contact');
  answer.mockReset();
  tokens.mockReset().mockImplementation(() => Response.json({ token: 't' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.endsWith('/api/token') ? tokens() : answer(new Request(url, init)),
  );
  return () => vi.unstubAllGlobals();
});

const problem = (status: number, body: object) => () => Response.json(body, { status });

test('a message goes out as JSON with its key and the token', async () => {
  answer.mockImplementation(problem(202, { id: '1' }));
  expect(await send(submission)).toEqual({ kind: 'accepted' });
  const request = answer.mock.calls[0]?.[0];
  expect(request?.url).toBe('https://forms.example/api/contact');
  expect(request?.headers.get('idempotency-key')).toBe('k');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ name: 'Änne', token: 't' });
});

test('the token from when the visitor began to write is sent', async () => {
  prepare('contact', server);
  answer.mockImplementation(problem(202, {}));
  await send(submission);
  expect(tokens).toHaveBeenCalledTimes(1);
});

test('a token is used for one message only', async () => {
  answer.mockImplementation(problem(202, {}));
  await send(submission);
  await send(submission);
  expect(tokens).toHaveBeenCalledTimes(2);
});

test('a message is sent even without a token', async () => {
  tokens.mockImplementation(() => new Response('', { status: 500 }));
  answer.mockImplementation(problem(202, {}));
  expect(await send(submission)).toEqual({ kind: 'accepted' });
});

test('if proof of work is off, an older token is sent', async () => {
  vi.useFakeTimers();
  answer
    .mockImplementationOnce(problem(403, { type: 'urn:problem-type:proof-needed' }))
    .mockImplementation(problem(202, {}));
  tokens.mockImplementation(() => Response.json({ token: `t${tokens.mock.calls.length}` }));
  const sending = send(submission);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await sending).toEqual({ kind: 'accepted' });
  const bodies = answer.mock.calls.map(([request]) => request.json() as Promise<object>);
  expect(await Promise.all(bodies)).toEqual([
    { name: 'Änne', token: 't1' },
    { name: 'Änne', token: 't2' },
  ]);
});

test.each([
  [
    'fields that are wrong',
    422,
    {
      type: 'urn:problem-type:invalid-fields',
      errors: [
        { field: 'email', code: 'not-an-email' },
        { field: 'name', code: 'too-long' },
      ],
    },
    {
      kind: 'editing',
      mistakes: {
        email: { error: 'not-an-email', text: expect.stringContaining('prüfen') as string },
        name: { error: 'too-long', text: expect.stringContaining('100 Zeichen') as string },
      },
    },
  ],
  [
    'an address that is registered',
    409,
    { type: 'urn:problem-type:already-registered' },
    {
      kind: 'editing',
      mistakes: {
        email: { error: 'already-registered', text: 'Zu viele Versuche mit dieser Adresse' },
      },
    },
  ],
  [
    'too many messages',
    429,
    { type: 'urn:problem-type:too-many-requests' },
    { kind: 'failed', reason: 'too-many' },
  ],
  [
    'mistakes that no visitor made',
    422,
    {
      errors: [
        { field: 'page', code: 'wrong-type' },
        { field: '__proto__', code: 'missing' },
        { field: 'email', code: 'constructor' },
        null,
      ],
    },
    { kind: 'failed', reason: 'unexpected' },
  ],
  ['a failure', 500, {}, { kind: 'failed', reason: 'unexpected' }],
  ['something that is no problem', 400, [], { kind: 'failed', reason: 'unexpected' }],
  ['the page of another server', 200, {}, { kind: 'failed', reason: 'unexpected' }],
])('%s is recognised from the response', async (_, status, body, expected) => {
  answer.mockImplementation(problem(status, body));
  expect(await send(submission)).toEqual(expected);
});

test('a response that is not JSON is a failure', async () => {
  answer.mockImplementation(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await send(submission)).toEqual({ kind: 'failed', reason: 'unexpected' });
});

test('a missing response is a failure, and being offline is a different one', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send(submission)).toEqual({ kind: 'failed', reason: 'unexpected' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await send(submission)).toEqual({ kind: 'failed', reason: 'offline' });
});

test('the same body keeps its key, and a different body gets a new one', () => {
  const draft = { texts: {}, attempt: { key: 'k', body: '{}' } };
  expect(attemptKey(draft, '{}')).toBe('k');
  const key = attemptKey(draft, '{"name":"Änne"}');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptKey(draft, '{"name":"Änne"}')).not.toBe(key);
});

test('a voucher’s amount is checked together with the other fields', () => {
  const voucher = { email: 'a@b.example', delivery: 'collect', privacy: true };
  const checked = (amount: string) =>
    Object.entries(check('voucher', { ...voucher, amount }, 'de', { least: 20, most: 500 })).map(
      ([field, { text }]) => [field, text],
    );
  const name = ['name', 'Bitte nennen Sie uns Ihren Namen.'];
  expect(checked('5')).toEqual([name, ['amount', 'Gutscheine gibt es ab 20\u00a0€.']]);
  expect(checked('501')[1]?.[1]).toMatch(/^Gutscheine gibt es bis 500\u00a0€/);
  expect(checked('20')).toEqual([name]);
  expect(checked('500')).toEqual([name]);
  expect(checked('-5')[0]?.[1]).toMatch(/in ganzen Euro/);
});
