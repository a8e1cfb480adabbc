import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything the built content system is made from: itself, the kit's schemas and checks. */
const sources = [
  'src/{features,model,content,words}/**/*.{ts,tsx}',
  'cms/src/**/*.{ts,tsx,css}',
  'cms/*.{ts,json}',
  'package.json',
];

/** A hash that changes with what the content system is built from. */
export async function hashSources(kit: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(
    glob(sources, {
      cwd: kit,
      exclude: ['**/*.test.ts', '**/node_modules', '**/.next', 'cms/next-env.d.ts'],
    }),
  );
  for (const file of files.toSorted()) {
    hash.update(`${file}\n`).update(await readFile(join(kit, file)));
  }
  return hash.digest('hex');
}
