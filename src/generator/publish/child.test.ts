import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { reportOf } from './child.ts';

const schema = z.object({ release: z.string() });

type Options = Parameters<typeof reportOf>[2];

/** Runs a script like a command of the kit. */
async function reportOfScript(script: string, options: Partial<Options> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'script.js');
  await writeFile(file, script);
  const { signal } = new AbortController();
  return reportOf(schema, [file], { timeout: 20_000, signal, ...options });
}

test('a command reports its result by its output alone', async () => {
  const script = 'console.error("Reading …"); console.log(JSON.stringify({ release: "one" }))';
  expect(await reportOfScript(script)).toEqual({ release: 'one' });
});

test.each([
  ['throws', 'throw new Error("a bug")', 'a bug'],
  ['prints nothing', '', 'status 0'],
  ['prints something else', 'console.log(JSON.stringify({ page: 1 }))', 'status 0'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', 'SIGKILL'],
])('a command that %s counts as crashed', async (_, script, words) => {
  const report = await reportOfScript(script);
  expect(report).toMatchObject({ cause: 'crashed' });
  expect(JSON.stringify(report)).toContain(words);
});

test('a command that takes too long is ended', async () => {
  const report = await reportOfScript('setInterval(() => {}, 1000)', { timeout: 300 });
  expect(report).toEqual({ cause: 'timeout', seconds: 0.3 });
});

test('a command ends when its result is no longer needed', async () => {
  const signal = AbortSignal.timeout(300);
  const report = await reportOfScript('setInterval(() => {}, 1000)', { signal });
  expect(report).toMatchObject({ cause: 'crashed' });
});

test('a command only gets the given environment variables', async () => {
  const script = 'console.log(JSON.stringify({ release: process.env.SECRET ?? "none" }))';
  expect(await reportOfScript(script, { env: {} })).toEqual({ release: 'none' });
});
