import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderFiles } from './folder-files.ts';
import { startFolderThread } from './folder-in-thread.ts';
import { listFolder } from './leftovers.ts';
import { siteFolder } from './site-folder.ts';

describe('the folder of an old site becomes that of a new one', () => {
  /** An old site as the spare, and the target that takes it. */
  function oldSite() {
    const root = mkdtempSync(join(tmpdir(), 'spare-'));
    const spare = join(root, 'spare');
    mkdirSync(join(spare, 'alt'), { recursive: true });
    writeFileSync(join(spare, 'alt/index.html'), 'old');
    const previous = join(root, 'previous');
    mkdirSync(previous);
    linkSync(join(spare, 'alt/index.html'), join(previous, 'same.html'));
    linkSync(join(previous, 'same.html'), join(spare, 'same.html'));
    const target = { folder: join(root, 'site'), spare, previous, compress: false };
    return { spare, target };
  }

  test.each([
    ['in this thread', undefined],
    ['in a second thread', () => startFolderThread()],
    ['in a thread that has looked ahead', startFolderThread],
  ])('%s', async (_, threadFor) => {
    const { spare, target } = oldSite();
    const site = siteFolder(target, threadFor?.(spare));
    onTestFinished(() => site.end());
    expect(await site.keep(['same.html'])).toEqual(new Set(['same.html']));
    await site.write('neu/index.html', 'new');
    await site.finish();
    expect(readdirSync(target.folder).toSorted(compare)).toEqual(['neu', 'same.html']);
    expect(existsSync(spare)).toBe(false);
  });

  test('what was looked at ahead counts for that folder alone', async () => {
    const { spare, target } = oldSite();
    const known = listFolder(spare);
    renameSync(spare, `${spare}-taken`);
    mkdirSync(spare);
    writeFileSync(join(spare, 'other.html'), 'other');
    const files = folderFiles(target, known);
    files.write('alt/index.html', [Buffer.from('new')]);
    files.removeLeftovers();
    expect(readdirSync(target.folder)).toEqual(['alt']);
  });

  test('a thread that has ended fails whoever asks it for something', async () => {
    const { spare, target } = oldSite();
    const thread = startFolderThread(spare);
    await thread.terminate();
    await expect(siteFolder(target, thread).keep(['same.html'])).rejects.toThrow('has ended');
  });
});

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
