import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#model/user-error.ts';
import { kitFolder, kitPackage } from './kit.ts';

const starter = join(kitFolder, 'starter');

/**
 * Creates a small starter shop in a folder, which is created if missing: its content, and a
 * package.json by which npm installs and runs the kit.
 *
 * @param addKit makes the shop in the folder depend on the kit, and returns the value for
 * package.json: a version or a file.
 * @throws UserError if the folder is not empty.
 */
export async function newShop(
  folder: string,
  addKit: (shop: string) => Promise<string>,
): Promise<void> {
  const [first] = await entriesOf(folder);
  if (first !== undefined) {
    throw new UserError(
      `The folder ${folder} is not empty: it holds ${first}. Name a new folder or an empty one.`,
    );
  }
  const isReadme = (file: string) => file === join(starter, 'README.md');
  await mkdir(folder, { recursive: true });
  const kit = await addKit(folder);
  await cp(starter, join(folder, 'content'), {
    recursive: true,
    filter: (file) => !isReadme(file),
  });
  await cp(join(starter, 'README.md'), join(folder, 'README.md'));
  // npm excludes files of this name from packages, so the starter cannot contain it.
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\n.cache/\ndata/\n*.log\n');
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageOf(kit), null, 2)}\n`);
}

/** The scripts have the same names as the kit's, so that its documentation applies to both. */
function packageOf(kit: string): object {
  const { name, version } = kitPackage();
  const commands = ['start', 'dev', 'build', 'check', 'server'];
  return {
    private: true,
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `${name} ${command}`])),
      [name]: name,
    },
    dependencies: { [name]: kit },
    // The version that the content was last confirmed to suit: see docs/tasks/update-the-kit.md.
    [name]: { content: version },
  };
}

/** The contents of a folder; empty if it does not exist. */
async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code !== 'ENOTDIR') throw error;
    throw new UserError(`${folder} is a file. Name a folder for the shop.`, { cause: error });
  }
}
