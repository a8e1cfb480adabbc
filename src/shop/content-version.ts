import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UserError } from '#model/user-error.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { kitPackage } from './kit.ts';

const packageSchema = z.looseObject({
  schaufenster: z.looseObject({ content: z.string().optional() }).optional(),
});

/**
 * The version of the kit that a shop's content was last confirmed to suit, as recorded in the
 * shop's package.json; undefined in a folder without such a record.
 */
export async function suitedVersion(shop: string): Promise<string | undefined> {
  return (await readPackage(shop))?.schaufenster?.content;
}

/**
 * Records that a shop's content suits this version of the kit.
 *
 * @throws UserError if the shop's folder has no package.json with such a record.
 */
export async function acceptVersion(shop: string): Promise<void> {
  const file = await readPackage(shop);
  if (!file?.schaufenster) {
    throw new UserError(
      `${join(shop, 'package.json')} has no field "schaufenster". Run the command in the folder of a shop that \`schaufenster new\` has made.`,
    );
  }
  const schaufenster = { ...file.schaufenster, content: kitPackage().version };
  const text = JSON.stringify({ ...file, schaufenster }, null, 2);
  await replaceFile(join(shop, 'package.json'), `${text}\n`);
}

/** Keeps all fields and their order. */
async function readPackage(shop: string): Promise<z.output<typeof packageSchema> | undefined> {
  const text = await readFile(join(shop, 'package.json'), 'utf8').catch(() => undefined);
  const written = text === undefined ? undefined : parse(text);
  return isPackage(written) ? written : undefined;
}

function isPackage(value: unknown): value is z.output<typeof packageSchema> {
  return packageSchema.safeParse(value).success;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
