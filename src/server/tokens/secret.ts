import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#model/user-error.ts';

/**
 * The secret that signs tokens, stored in the data folder and created there at the first start.
 *
 * @throws UserError if the file contains anything else.
 */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  await makeFolder(dataFolder);
  const secret = await readFile(file, 'utf8').catch(() => makeSecret(file));
  if (/^[\w-]{32,}\n$/.test(secret)) return secret.trim();
  throw new UserError(`${file} holds no secret. Delete it, and a new one is made.`);
}

async function makeFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `DATA_DIR is "${dataFolder}", which cannot be a folder for messages: ${why}`,
      { cause: error },
    );
  }
}

/** If another process creates the file at the same moment, the first one's secret is used. */
async function makeSecret(file: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await handle.sync();
    await link(temporary, file).catch(() => {});
    return await readFile(file, 'utf8');
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
}
