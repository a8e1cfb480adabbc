import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishRelease } from './finish-release.ts';

/** Runs a script in the place of the build, and returns what the person at the terminal sees. */
async function finish(script: string, signal = new AbortController().signal): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'finish-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'script.js');
  await writeFile(file, script);
  const lines: string[] = [];
  await finishRelease({
    command: [file],
    signal,
    progress: {
      step: (name, done, total) => void lines.push(`${name} ${done}/${total}`),
      end: () => {},
    },
    say: (line) => void lines.push(line),
  });
  return lines;
}

const report = (value: unknown) => `console.log(${JSON.stringify(JSON.stringify(value))});`;

test('one line says what is still being made and how far it is, until all is made', async () => {
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

test('nothing is said once the server is closing', async () => {
  expect(await finish('setInterval(() => {}, 1000)', AbortSignal.timeout(200))).toEqual([]);
});
