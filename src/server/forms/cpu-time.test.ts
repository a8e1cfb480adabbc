import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
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

/** Sends in a thread of its own, so that what this one does meanwhile is the server's work alone. */
const sender = new Worker(
  `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ([url, options]) => {
    const response = await fetch(url, options);
    await response.arrayBuffer();
    parentPort.postMessage(response.status);
  });`,
  { eval: true },
);

afterAll(() => sender.terminate());

const records = JSON.stringify(names.map((name, id) => ({ id, name, list: [name] })));

/** What reading 50,000 records of JSON costs here and now, in ms of the processor: 28 on a small machine. */
function yardstick(): number {
  const began = process.threadCpuUsage();
  JSON.parse(records);
  return millisecondsSince(began);
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

describe('a body that takes long to check', () => {
  test.each(bodies)('costs no more than reading 50,000 records does: %s', async (_, body) => {
    const api = await startApi();
    const path = JSON.stringify(body).includes('piece') ? '/api/availability' : '/api/contact';
    const isForm = typeof body === 'string' && !body.startsWith('{');
    const headers = { 'Content-Type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}` };
    const send = async (text: string): Promise<unknown> => {
      sender.postMessage([api.url + path, { method: 'POST', headers, body: text }]);
      const [status] = (await once(sender, 'message')) as unknown[];
      return status;
    };
    /** In ms of the processor. */
    const costOf = async (text: string): Promise<number> => {
      const began = process.threadCpuUsage();
      expect([413, 422]).toContain(await send(text));
      return millisecondsSince(began);
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    // What runs beside a test slows the processor, by half for minutes on a shared machine: the least counts.
    let least = Infinity;
    for (let run = 0; run < 40 && least > 1; run += 1) {
      least = Math.min(least, (await costOf(text)) / yardstick());
    }
    expect(least).toBeLessThanOrEqual(1);
  });
});
