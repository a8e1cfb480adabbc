import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../store/store.fixture.ts';
import { SqliteConnection } from './dialect.ts';

/** Runs a program with a connection to a new database, and access to its thread. */
async function run(program: string): Promise<{ status: number | null; stderr: string }> {
  const folder = await temporaryFolder();
  const script = join(folder, 'program.mjs');
  await writeFile(
    script,
    `import { SqliteConnection } from ${JSON.stringify(join(import.meta.dirname, 'dialect.ts'))};
    const thread = Promise.withResolvers();
    process.once('worker', thread.resolve);
    const connection = new SqliteConnection(${JSON.stringify(join(folder, 'test.db'))});
    ${program}`,
  );
  return spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 60_000 });
}

test("if SQLite's thread dies, the process exits and says why", async () => {
  const { status, stderr } = await run(`
    await connection.ask('select 1');
    setInterval(() => {}, 1000);
    await (await thread.promise).terminate();`);
  expect(status).toBe(1);
  expect(stderr).toContain('The thread of SQLite has died.');
});

test('closing a connection does not end the process', async () => {
  const { status } = await run(`
    await connection.ask('select 1');
    await connection.close();
    process.exitCode = 7;`);
  expect(status).toBe(7);
});

test('a file that is not a database is refused with the reason', async () => {
  const connection = new SqliteConnection(import.meta.filename);
  await expect(connection.ask('select 1')).rejects.toThrow('file is not a database');
});
