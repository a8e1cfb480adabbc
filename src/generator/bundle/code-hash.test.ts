import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeHash } from './code-hash.ts';

const kit = await mkdtemp(join(tmpdir(), 'kit-'));
afterAll(() => rm(kit, { recursive: true }));
await mkdir(join(kit, 'src/site'), { recursive: true });
await writeFile(join(kit, 'package.json'), '{}');
await writeFile(join(kit, 'src/site/page.ts'), 'export {};');

/** Whether the hash is another once a file has been written. */
async function changesWith(name: string): Promise<boolean> {
  const before = await codeHash(['site'], kit);
  await writeFile(join(kit, name), 'changed');
  return (await codeHash(['site'], kit)) !== before;
}

test.each(['src/site/page.ts', 'src/site/new.css', 'package.json'])('%s counts', async (name) => {
  expect(await changesWith(name)).toBe(true);
});

test.each(['src/site/page.test.ts', 'src/site/shop.fixture.ts', 'src/other.ts'])(
  '%s does not count',
  async (name) => {
    expect(await changesWith(name)).toBe(false);
  },
);
