import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { submission, temporaryFolder } from '#server/store/store.fixture.ts';

test('while the disk is full messages are refused, and none is half stored', async ({ skip }) => {
  const disk = await smallDisk();
  if (!disk) skip('This user may not mount a small disk.');
  const store = await openStore({ dataFolder: join(disk ?? '', 'data') });
  onTestFinished(() => store.close());
  const ballast = join(disk ?? '', 'ballast');
  await writeFile(ballast, Buffer.alloc(3_000_000));
  const large = { ...submission().fields, message: 'x'.repeat(20_000) };
  let accepted = 0;
  const refused = await (async () => {
    for (;;) {
      try {
        await store.accept(submission({ fields: large }));
        accepted += 1;
      } catch (error) {
        return error;
      }
    }
  })();
  expect(refused).toMatchObject({ errcode: 13 });
  await expect(store.accept(submission({ fields: large }))).rejects.toThrow('full');
  expect((await store.outbox.counts()).waiting).toBe(accepted);
  await rm(ballast);
  await store.ready();
  await store.accept(submission({ fields: large }));
  expect((await store.outbox.counts()).waiting).toBe(accepted + 1);
});

/** A disk of 4 MB in memory; undefined where this user may mount none. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (mounted.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}
