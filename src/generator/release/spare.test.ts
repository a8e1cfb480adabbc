import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteFolder } from './site-folder.ts';

describe('the folder of an old site becomes the folder of a new one', () => {
  /** An old site as the recycled folder, and the target that takes it. */
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
    ['in this thread', false],
    ['in a second thread', true],
  ])('%s', async (_, inThread) => {
    const { spare, target } = oldSite();
    const site = siteFolder(target, inThread);
    onTestFinished(() => site.end());
    expect(await site.keep(['same.html'])).toEqual(new Set(['same.html']));
    await site.write('neu/index.html', 'new');
    await site.finish();
    expect(readdirSync(target.folder).toSorted(compare)).toEqual(['neu', 'same.html']);
    expect(existsSync(spare)).toBe(false);
  });

  test('if the thread has ended, every call fails', async () => {
    const site = siteFolder(oldSite().target, true);
    await site.end();
    await expect(site.keep(['same.html'])).rejects.toThrow('has ended');
  });
});

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
