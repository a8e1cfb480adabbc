import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'test/fixtures');
const run = promisify(execFile);

/** A small change of a file: the text, which must stand in it once, and what takes its place. */
interface Edit {
  file: string;
  find: string;
  replace: string;
}

interface Ran {
  code: number;
  output: string;
}

/** A copy of the kit that things were added to, each as its task says. */
export interface CopiedKit {
  folder: string;
  /** The files that are new or changed for each addition, from the root. */
  visited: Record<string, string[]>;
  /** Lays what each addition has in this folder over the small shop, and gives the shop's folder. */
  shopWith(records: string): Promise<string>;
  /** Runs Node in the copy. */
  node(...args: string[]): Promise<Ran>;
  remove(): Promise<void>;
}

/** Copies the kit without its tests, and adds what these folders of test/fixtures/additions/ hold. */
export async function copyKitWith(additions: readonly string[]): Promise<CopiedKit> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-with-'));
  await cp(join(root, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !/\.(?:test|fixture|examples)\.tsx?$/.test(path),
  });
  await cp(join(root, 'starter'), join(folder, 'starter'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json']) {
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const visited: CopiedKit['visited'] = {};
  for (const addition of additions) visited[addition] = await add(patchOf(addition), folder);
  return {
    folder,
    visited,
    async shopWith(records) {
      const shop = join(folder, 'shops', records);
      await cp(join(fixtures, 'content-mistakes/_base'), shop, { recursive: true });
      for (const addition of additions) {
        const own = join(patchOf(addition), records);
        if (existsSync(own)) await cp(own, shop, { recursive: true });
      }
      return shop;
    },
    node: (...args) => runNode(folder, args),
    remove: () => rm(folder, { recursive: true }),
  };
}

function patchOf(addition: string): string {
  return join(fixtures, 'additions', addition);
}

async function add(patch: string, folder: string): Promise<string[]> {
  return [...(await addFiles(patch, folder)), ...(await editFiles(patch, folder))];
}

/** Copies the new files; they end in .txt, as they have their place in the copy alone. */
async function addFiles(patch: string, folder: string): Promise<string[]> {
  const files = await readdir(join(patch, 'new'), { recursive: true });
  const added = files
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.txt$/, ''));
  for (const file of added) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(patch, 'new', `${file}.txt`), join(folder, file), {
      force: false,
      errorOnExist: true,
    });
  }
  return added;
}

async function editFiles(patch: string, folder: string): Promise<string[]> {
  const edits = JSON.parse(await readFile(join(patch, 'edits.json'), 'utf8')) as Edit[];
  for (const { file, find, replace } of edits) {
    const before = await readFile(join(folder, file), 'utf8');
    if (before.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
    await writeFile(
      join(folder, file),
      before.replace(find, () => replace),
    );
  }
  return [...new Set(edits.map(({ file }) => file))];
}

async function runNode(cwd: string, args: readonly string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await run(process.execPath, args, { cwd });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}
