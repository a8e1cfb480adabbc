import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of this kit, which contains its package.json. */
export const kitFolder = join(import.meta.dirname, '../..');

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Name and version of this kit as a package. */
export function kitPackage(): z.output<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8')));
}
