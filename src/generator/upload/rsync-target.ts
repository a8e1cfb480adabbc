import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UserError } from '#model/user-error.ts';
import type { Target, UploadFile } from './target.ts';

/** Exit statuses of rsync (its manual, section EXIT VALUES). */
const partial = 23;

/** Letters that no pattern of rsync takes for something else. */
const special = /[*?[\\]/g;

/**
 * A folder that rsync writes to, here or on another machine by ssh. Its own settings, such as keys,
 * stand in ~/.ssh/config.
 *
 * @param destination As rsync takes it: 'shop@www.example.org:/srv/www'.
 */
export function rsyncTarget(destination: string): Target {
  const folder = `${destination.replace(/\/$/, '')}/`;

  /** Files are written beside their place and then moved there, so each is whole. */
  const send = async (root: string, paths: readonly string[]): Promise<void> => {
    await inTemporary(async (temporary) => {
      const list = join(temporary, 'files');
      await writeFile(list, paths.join('\0'));
      const options = [
        '--times',
        // What changes twice in a second has the same time.
        '--ignore-times',
        '--chmod=D755,F644',
        '--mkpath',
        '--from0',
        `--files-from=${list}`,
      ];
      await run([...options, `${root}/`, folder]);
    });
  };

  return {
    name: destination,
    takesCompressed: true,
    read: (path) =>
      inTemporary(async (temporary) => {
        const file = join(temporary, 'read');
        const isThere = await run([folder + path, file], [partial]);
        return isThere ? readFile(file, 'utf8') : undefined;
      }),
    async put(files) {
      for (const [root, paths] of byRoot(files)) await send(root, paths);
    },
    async remove(paths) {
      if (paths.length === 0) return;
      await inTemporary(async (temporary) => {
        const filter = join(temporary, 'filter');
        const empty = await mkdtemp(join(temporary, 'empty-'));
        await writeFile(filter, [...rulesFor(paths), '- *', ''].join('\n'));
        await run(['--recursive', '--delete', `--filter=merge ${filter}`, `${empty}/`, folder]);
      });
    },
  };
}

/** Names the files and the folders above them; nothing else is looked at. */
function rulesFor(paths: readonly string[]): Set<string> {
  const rules = new Set<string>();
  for (const path of paths) {
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      rules.add(`+ /${escaped(above)}/`);
    }
    rules.add(`+ /${escaped(path)}`);
  }
  return rules;
}

function escaped(path: string): string {
  return path.replaceAll(special, String.raw`\$&`);
}

/** The paths of files by the folder that they are relative to. */
function byRoot(files: readonly UploadFile[]): Map<string, string[]> {
  const roots = new Map<string, string[]>();
  for (const { file, path } of files) {
    const root = file.endsWith(`/${path}`) ? file.slice(0, -path.length - 1) : undefined;
    if (root === undefined) throw new Error(`${file} does not end with ${path}.`);
    roots.set(root, [...(roots.get(root) ?? []), path]);
  }
  return roots;
}

/** @returns whether it succeeded; false for one of the statuses that are no mistake. */
async function run(
  options: readonly string[],
  tolerated: readonly number[] = [],
): Promise<boolean> {
  const child = spawn('rsync', ['--timeout=120', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [errors, [status]] = await Promise.all([text(child.stderr), closed]);
    if (status === 0) return true;
    if (status !== null && tolerated.includes(status)) return false;
    throw new UserError(`rsync to PUBLISH_TARGET failed (status ${status}): ${errors.trim()}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new UserError('PUBLISH_TARGET needs rsync, which is not installed here.', {
      cause: error,
    });
  }
}

async function inTemporary<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rsync-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
