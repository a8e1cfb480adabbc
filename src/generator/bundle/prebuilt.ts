import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeHash, type KitCode } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';

/**
 * Where a packed kit has its bundles; scripts/pack.ts makes them. Only compiled code finds them:
 * beside the source there is no such folder.
 */
const folder = join(import.meta.dirname, '../../bundles');

/** The bundles of the site that were made when the kit was packed; undefined for a kit that was not. */
export const prebuilt = existsSync(folder) ? folder : undefined;

const kitCodeSchema = z.object({ site: z.string(), all: z.string() });

/** Hashes of this kit's code, and of the versions of the packages that it is installed with. */
export function kitCode(): KitCode {
  if (!prebuilt) return codeHash();
  const packed = kitCodeSchema.parse(JSON.parse(readFileSync(join(prebuilt, 'code.json'), 'utf8')));
  const all = createHash('sha256').update(packed.all).update(installedVersions());
  return { site: packed.site, all: all.digest('hex').slice(0, 16) };
}

/** What npm writes beside the packages that it has installed; another installer has no such file. */
function installedVersions(): string {
  const file = join(kitFolder, '../.package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
