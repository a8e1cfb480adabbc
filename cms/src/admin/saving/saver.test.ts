import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blank, Browser, type Network, Server, wordsIn } from './browsers.fixture.ts';
import type { Choice } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const server = new Server([structuredClone(blank)]);
  return { server, one: new Browser(server), other: new Browser(server) };
}

test('text is saved a second after the last key, and every five while somebody types', async () => {
  const { server, one } = opened();
  await one.open(0);
  one.type(['text'], 'w1');
  await vi.advanceTimersByTimeAsync(900);
  expect(wordsIn(server.documents)).toEqual(new Set());
  await vi.advanceTimersByTimeAsync(200);
  expect(wordsIn(server.documents)).toEqual(new Set(['w1']));
  for (let key = 2; key < 14; key += 1) {
    one.type(['text'], `w${key}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(wordsIn(server.documents).size).toBeGreaterThan(9);
  expect(one.states.at(-1)).toEqual({ kind: 'saving' });
});

test('without a connection the text stays on the device, and is saved once there is one', async () => {
  const { server, one } = opened();
  await one.open(0);
  one.network = 'down';
  one.type(['text'], 'w1');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(one.states.at(-1)).toEqual({ kind: 'offline' });
  expect([...one.kept.values()]).toMatchObject([{ document: 0, mine: { text: ' w1' } }]);
  one.network = 'up';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(wordsIn(server.documents)).toEqual(new Set(['w1']));
  expect(one.states.at(-1)).toEqual({ kind: 'saved' });
  expect(one.kept.size).toBe(0);
});

test("a save whose response was lost does not count as somebody else's change", async () => {
  const { server, one } = opened();
  await one.open(0);
  one.network = 'loses answers';
  one.type(['text'], 'w1');
  await vi.advanceTimersByTimeAsync(1_100);
  one.type(['text'], 'w2');
  one.network = 'up';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(one.states).not.toContainEqual({ kind: 'undecided' });
  expect(wordsIn(server.documents)).toEqual(new Set(['w1', 'w2']));
});

test('what others have stored appears in the form, beside what is being typed', async () => {
  const { one, other } = opened();
  await one.open(0);
  await other.open(0);
  other.type(['rows', 'b', 'words'], 'w1');
  await vi.advanceTimersByTimeAsync(1_100);
  one.type(['text'], 'w2');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(wordsIn(one.form)).toEqual(new Set(['w1', 'w2']));
});

test('a field that two people changed is stored as the second one decides', async () => {
  const { server, one, other } = opened();
  await one.open(0);
  await other.open(0);
  one.type(['text'], 'w1');
  other.type(['text'], 'w2');
  other.choice = 'theirs';
  await vi.advanceTimersByTimeAsync(3_000);
  expect(other.states).toContainEqual({ kind: 'undecided' });
  expect(wordsIn(server.documents)).toEqual(new Set(['w1']));
  expect(wordsIn(other.form)).toEqual(new Set(['w1']));
});

test('text left without a connection is offered on return, and saved', async () => {
  const { server, one } = opened();
  await one.open(0);
  one.network = 'down';
  one.type(['text'], 'w1');
  one.close();
  await vi.advanceTimersByTimeAsync(10_000);
  one.network = 'up';
  await one.open(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(wordsIn(one.form)).toEqual(new Set(['w1']));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(wordsIn(server.documents)).toEqual(new Set(['w1']));
});

test('text typed before an earlier text is restored is stored with it, or asked about', async () => {
  const { server, one } = opened();
  await one.open(0);
  one.network = 'down';
  one.type(['text'], 'w1');
  one.close();
  one.network = 'up';
  await one.open(0);
  one.type(['title'], 'w2');
  one.type(['text'], 'w3');
  await vi.advanceTimersByTimeAsync(10_000);
  const all = new Set([...wordsIn(server.documents), ...server.givenUp]);
  expect(all).toEqual(new Set(['w1', 'w2', 'w3']));
  expect(wordsIn(server.documents)).toContain('w2');
});

const documents = 3;
const person = fc.nat(1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('types' as const),
      who: person,
      path: fc.constantFrom(['title'], ['text'], ['rows', 'a', 'words'], ['rows', 'b', 'words']),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('waits' as const),
      time: fc.constantFrom(100, 900, 2_000, 6_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('opens' as const),
      who: person,
      document: fc.nat(documents - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      who: person,
      network: fc.constantFrom<Network[]>('up', 'slow', 'down', 'loses answers', 'signed out'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('is killed' as const), who: person }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('will choose' as const),
      who: person,
      choice: fc.constantFrom<Choice[]>('theirs', 'mine'),
    }),
  },
);

const numRuns = Number(process.env['SAVER_RUNS'] ?? 40);

test(
  'whatever happens, every word is stored or given up by choice',
  { timeout: numRuns * 1_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const server = new Server(Array.from({ length: documents }, () => structuredClone(blank)));
        const browsers = [new Browser(server), new Browser(server)] as const;
        const typed = new Set<string>();
        for (const browser of browsers) await browser.open(0);
        for (const [index, one] of steps.entries()) {
          const browser = 'who' in one ? browsers[one.who === 0 ? 0 : 1] : undefined;
          if (one.does === 'waits') await vi.advanceTimersByTimeAsync(one.time);
          else if (!browser) continue;
          else if (one.does === 'types') {
            browser.type(one.path, `w${index}`);
            if (wordsIn(browser.form).has(`w${index}`)) typed.add(`w${index}`);
          } else if (one.does === 'opens') await browser.open(one.document);
          else if (one.does === 'network') browser.network = one.network;
          else if (one.does === 'is killed') {
            browser.close(true);
            await browser.open(browser.document);
          } else browser.choice = one.choice;
          for (const { saver, states, form } of browsers) {
            if (!saver || states.at(-1)?.kind !== 'saved' || saver.isDirty) continue;
            const there = wordsIn(server.documents);
            for (const word of wordsIn(form)) {
              expect({ word, isThere: there.has(word) || server.givenUp.has(word) }).toEqual({
                word,
                isThere: true,
              });
            }
          }
        }
        for (const browser of browsers) browser.network = 'up';
        for (let document = 0; document < documents; document += 1) {
          for (const browser of browsers) {
            await browser.open(document);
            await vi.advanceTimersByTimeAsync(20_000);
          }
        }
        const there = wordsIn(server.documents);
        const lost = [...typed].filter((word) => !there.has(word) && !server.givenUp.has(word));
        expect(lost).toEqual([]);
        for (const { kept } of browsers) expect(kept.size).toBe(0);
      }),
      { numRuns },
    );
  },
);
