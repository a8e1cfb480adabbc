import { existsSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { kitFolder, kitPackage } from './kit.ts';
import { npm } from './npm.ts';

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
