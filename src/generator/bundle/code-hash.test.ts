import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeHash } from './code-hash.ts';

const kit = await mkdtemp(join(tmpdir(), 'kit-'));
afterAll(() => rm(kit, { recursive: true }));
await mkdir(join(kit, 'src/site'), { recursive: true });
await mkdir(join(kit, 'src/generator/plan'), { recursive: true });
await writeFile(join(kit, 'package.json'), '{}');
await writeFile(join(kit, 'src/site/page.ts'), 'export {};');

/** The hashes that change once a file is written. */
async function changedBy(name: string): Promise<string[]> {
  const before = codeHash(kit);
  await writeFile(join(kit, name), 'changed');
  const after = codeHash(kit);
  return (['site', 'all'] as const).filter((key) => after[key] !== before[key]);
}

test.each(['src/site/page.ts', 'src/site/new.css', 'package.json'])(
  '%s affects the hash',
  async (name) => {
    expect(await changedBy(name)).toEqual(['site', 'all']);
  },
);

test("a plan affects the hash for pages, but not the one for the site's bundles", async () => {
  expect(await changedBy('src/generator/plan/plan.ts')).toEqual(['all']);
});

test.each(['src/site/page.test.ts', 'src/site/shop.fixture.ts', 'src/other.ts'])(
  '%s does not affect the hash',
  async (name) => {
    expect(await changedBy(name)).toEqual([]);
  },
);
