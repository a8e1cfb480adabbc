import { describe, expect, test } from 'vitest';
import { message, startApi } from './api.fixture.ts';

const marks = '\u0301\u0316';

/** As many marks on each letter as are let through, and a little too long in the end. */
function piles(length: number): string {
  return `e${marks.repeat(15)}`.repeat(length / 31 + 1).slice(0, length);
}

const pieceOfPiles = {
  id: piles(400),
  title: piles(800),
  path: `/${piles(1000)}`,
  note: piles(2000),
};

const names = Array.from({ length: 50_000 }, (_, at) => (at + 17_576).toString(26));

/** Each of about 250 KB, which is nearly all that a body may have. */
const bodies: [string, string | object][] = [
  ['a form with 50,000 fields', names.join('&')],
  ['a form with one field 65,000 times', 'a=&'.repeat(65_000)],
  ['a form with 25,000 pieces', 'piece_id=&'.repeat(25_000)],
  ['a form with a long message', `message=${'%F0%9F%A6%8A'.repeat(20_000)}`],
  ['a form with a message of markup', `message=${'<'.repeat(250_000)}`],
  ['a name of combining marks', { ...message, name: `e${marks.repeat(60_000)}` }],
  ['a message of combining marks', { ...message, message: `e${marks.repeat(60_000)}` }],
  [
    'pieces of piles of marks',
    { ...message, pieces: Array.from({ length: 30 }, () => pieceOfPiles) },
  ],
  ['a path of piles of marks', { ...message, page: `/${`e${marks.repeat(15)}`.repeat(4000)}` }],
  ['a path of combining marks', { ...message, page: `/${marks.repeat(60_000)}` }],
  ['an address of combining marks', { ...message, email: `a@e${marks.repeat(60_000)}.de` }],
  ['an address with many labels', { ...message, email: `a@${'b.'.repeat(125_000)}` }],
  ['an address with many dots', { ...message, email: `${'a.'.repeat(125_000)}@b.de` }],
  ['a message of line ends', { ...message, message: '\r'.repeat(125_000) }],
  ['a message of spaces', { ...message, message: `a${' '.repeat(250_000)}b` }],
  ['a name with the beginnings of encoded words', { ...message, name: '=?'.repeat(125_000) }],
  ['fields that nobody knows', Object.fromEntries(names.slice(0, 30_000).map((name) => [name, 0]))],
  ['pieces that are none', { ...message, pieces: Array.from({ length: 80_000 }, () => ({})) }],
  ['lists in lists', `{"name":${'['.repeat(120_000)}${']'.repeat(120_000)}}`],
];

// What runs beside a test slows the processor, by half for minutes on a shared machine: the quickest of ten runs counts.
describe('a body that takes long to check', { retry: 9 }, () => {
  test.each(bodies)('holds up others for less than 50 ms: %s', async (_, body) => {
    const api = await startApi();
    const path = JSON.stringify(body).includes('piece') ? '/api/availability' : '/api/contact';
    const isForm = typeof body === 'string' && !body.startsWith('{');
    const send = (text: string): Promise<Response> =>
      fetch(api.url + path, {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}` },
      });
    await send(isForm ? 'name=a' : '{}');
    const began = process.threadCpuUsage();
    const { status } = await send(typeof body === 'string' ? body : JSON.stringify(body));
    const { user, system } = process.threadCpuUsage(began);
    expect([413, 422]).toContain(status);
    // In ms. This thread sends the request as well.
    expect((user + system) / 1000).toBeLessThan(50);
  });
});
