import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeHash, type KitCode } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';

/**
 * Bundles of a packed kit, made by scripts/pack.ts. Only exists for compiled code: there is no such
 * folder beside the source.
 */
const folder = join(import.meta.dirname, '../../bundles');

/** Folder of the bundles made when the kit was packed; undefined for an unpacked kit. */
export const prebuilt = existsSync(folder) ? folder : undefined;

const kitCodeSchema = z.object({ site: z.string(), all: z.string() });

/** Hashes of this kit's code, and of the versions of its installed dependencies. */
export function kitCode(): KitCode {
  if (!prebuilt) return codeHash();
  const packed = kitCodeSchema.parse(JSON.parse(readFileSync(join(prebuilt, 'code.json'), 'utf8')));
  const all = createHash('sha256').update(packed.all).update(installedVersions());
  return { site: packed.site, all: all.digest('hex').slice(0, 16) };
}

/** The lock file that npm writes beside installed packages; other installers have no such file. */
function installedVersions(): string {
  const file = join(kitFolder, '../.package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
