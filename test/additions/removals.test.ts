import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '#features/features.ts';
import { copyKitWith } from './copied-kit.ts';

const minutes = 60_000;

test.each(Object.keys(features))(
  'without its feature %s the kit has sound types, and builds and serves the starter',
  { timeout: 10 * minutes },
  async (name) => {
    const kit = await copyKitWith([]);
    try {
      await removeFeature(kit.folder, name);
      const checked = await kit.node('node_modules/typescript/bin/tsc', '-p', '.');
      expect(checked).toEqual({ code: 0, output: '' });
      expect(await homePage(kit.folder)).toContain('<h1');
    } finally {
      await kit.remove();
    }
  },
);

/** Deletes the folder of a feature, and what the list says of it. */
async function removeFeature(kit: string, name: string): Promise<void> {
  const folder = join(kit, 'src/features');
  const list = await readFile(join(folder, 'features.ts'), 'utf8');
  const [line = '', own] = new RegExp(`import \\{ (\\w+) \\} from './${name}/.*`).exec(list) ?? [];
  const without = list
    .replace(line, '')
    .replace(new RegExp(`(?:'${name}': )?\\b${own}\\b,? ?`), '');
  await writeFile(join(folder, 'features.ts'), without);
  await rm(join(folder, name), { recursive: true });
}

/** The home page of the starter, which is built and served for it. */
async function homePage(kit: string): Promise<string> {
  const server = spawn(process.execPath, ['src/cli.js', '--content', 'starter', 'start'], {
    cwd: kit,
    env: { ...process.env, PORT: '0' },
  });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let told = '';
    const hear = (text: string) => {
      told += text;
      const [url] = /http:\/\/\S+/.exec(told) ?? [];
      if (url !== undefined) resolve(url);
    };
    server.stdout.setEncoding('utf8').on('data', hear);
    server.stderr.setEncoding('utf8').on('data', hear);
    server.on('exit', () => reject(new Error(told)));
    return await (await fetch(await promise)).text();
  } finally {
    server.kill();
  }
}
