import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '#model/user-error.ts';

/** The folder of this kit, which contains its package.json. */
export const kitFolder = join(import.meta.dirname, '../..');

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Name and version of this kit as a package. */
export function kitPackage(): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8')));
}

/**
 * Runs npm in a folder; its output goes to standard error.
 *
 * @throws UserError if npm is missing or fails.
 */
export async function npm(options: readonly string[], folder: string): Promise<void> {
  const command = `npm ${options.join(' ')}`;
  // Otherwise npm lists every file that it packs.
  const child = spawn('npm', [...options, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    // On Windows, npm is a shell script.
    shell: process.platform === 'win32',
  });
  const code = await once(child, 'close').then(
    ([status]: (number | null)[]) => status,
    (error: unknown) => {
      throw new UserError(`\`${command}\` cannot be run. Install npm.`, { cause: error });
    },
  );
  if (code !== 0) throw new UserError(`\`${command}\` failed in ${folder}; see above.`);
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/**
 * Makes a shop depend on the kit that is running, and returns the version for its package.json. A
 * kit that runs from source is packed into the shop's folder, and one installed from a file is
 * copied there, so that the shop needs nothing outside its folder.
 *
 * @throws UserError if npm cannot pack the kit.
 */
export async function kitDependency(shop: string): Promise<string> {
  const { name, version } = kitPackage();
  if (existsSync(join(kitFolder, 'src'))) {
    await npm(['pack', '--pack-destination', shop], kitFolder);
    return `file:${name}-${version}.tgz`;
  }
  const from = installedFrom(name);
  if (from?.startsWith('file:') && from.endsWith('.tgz')) {
    const file = join(kitFolder, '../..', from.slice('file:'.length));
    await copyFile(file, join(shop, basename(file)));
    return `file:${basename(file)}`;
  }
  return !from || isOfRegistry(from) ? `^${version}` : from;
}

/** Where npm installed this package from. Other installers record it elsewhere. */
function installedFrom(name: string): string | undefined {
  const file = join(kitFolder, '../.package-lock.json');
  if (!existsSync(file)) return undefined;
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return packages[`node_modules/${name}`]?.resolved;
}

/** Registries serve tarballs at '<package>/-/<package>-<version>.tgz'. */
function isOfRegistry(address: string): boolean {
  return address.includes('/-/');
}
