import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Rest, restOf } from './finish-release.ts';

/** Runs a script instead of the build, and collects the output for the terminal. */
async function restBy(
  script: string,
  signal = new AbortController().signal,
): Promise<{ rest: Rest; lines: string[]; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'finish-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'script.js');
  await writeFile(file, script);
  const lines: string[] = [];
  const rest = restOf({
    command: [file, folder],
    signal,
    progress: {
      step: (name, done, total) => void lines.push(`${name} ${done}/${total}`),
      end: () => {},
    },
    say: (line) => void lines.push(line),
  });
  return { rest, lines, folder };
}

async function finish(script: string, signal?: AbortSignal): Promise<string[]> {
  const { rest, lines } = await restBy(script, signal);
  await rest.make();
  return lines;
}

const report = (value: unknown) => `console.log(${JSON.stringify(JSON.stringify(value))});`;

test('one line shows what is still being made and its progress, until everything is finished', async () => {
  const script = `
    process.send(['Reading content']);
    process.send(['Making images', 3, 778]);
    ${report({ diagnostics: [], release: { id: 'two', unchanged: false } })}
    process.disconnect();
  `;
  expect(await finish(script)).toEqual([
    'Still being made: the other pictures, in AVIF and JPEG 3/778',
    'All pictures and smaller files are made, and served from now on.',
  ]);
});

test.each([
  [
    'a reason',
    report({ diagnostics: [], failure: { cause: 'told', message: 'The disk is full.' } }),
  ],
  ['a mistake in the content', report({ diagnostics: [] })],
  ['a bug', 'throw new Error("a bug")'],
])('if the build fails by %s, the shop stays open and says so', async (_, script) => {
  const [line, ...more] = await finish(script);
  expect(line).toMatch(/could not be made: (The disk is full|The content has|The process ended)/);
  expect(line).toMatch(/The shop stays open without them, and the next start tries again\.$/);
  expect(more).toEqual([]);
});

test('nothing is printed once the server is closing', async () => {
  expect(await finish('setInterval(() => {}, 1000)', AbortSignal.timeout(200))).toEqual([]);
});

/** Finishes only in its second run, and records each run. */
const inSecondRun = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const runs = process.argv[2] + '/runs';
  appendFileSync(runs, 'x');
  if (readFileSync(runs, 'utf8').length < 2) setInterval(() => {}, 1000);
  else { ${report({ diagnostics: [], release: { id: 'two', unchanged: false } })} process.disconnect(); }
`;

test('a publish does not wait for unfinished files, which are made afterwards', async () => {
  const { rest, lines, folder } = await restBy(inSecondRun);
  const made = rest.make();
  await expect.poll(() => runsIn(folder)).toBe(1);
  const told = await rest.after(async (isUnfinished) => {
    expect(runsIn(folder)).toBe(1);
    return isUnfinished;
  });
  expect(told).toBe(true);
  await made;
  expect(lines).toEqual(['All pictures and smaller files are made, and served from now on.']);
  expect(await rest.after(async (isUnfinished) => isUnfinished)).toBe(false);
});

test('after a rollback, unfinished files wait for the next publish', async () => {
  const { rest, folder } = await restBy(inSecondRun);
  const made = rest.make();
  await expect.poll(() => runsIn(folder)).toBe(1);
  await rest.hold(async () => {});
  await sleep(500);
  expect(runsIn(folder)).toBe(1);
  await rest.after(async () => {});
  await made;
  expect(runsIn(folder)).toBe(2);
});

test('a failed publish does not stop the remaining work', async () => {
  const { rest, folder } = await restBy(inSecondRun);
  const made = rest.make();
  await expect.poll(() => runsIn(folder)).toBe(1);
  const failed = rest.after(async () => {
    throw new Error('full disk');
  });
  await expect(failed).rejects.toThrow('full disk');
  await made;
  expect(runsIn(folder)).toBe(2);
});

function runsIn(folder: string): number {
  const file = join(folder, 'runs');
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
}
