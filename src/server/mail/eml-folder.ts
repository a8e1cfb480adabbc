import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { replaceFile } from '#disk/replace-file.ts';
import type { Mailbox } from '../settings/setting-types.ts';
import type { OutgoingMail } from './mail.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Sender of mails that need no reply. */
const nobody: Mailbox = { name: '', address: 'schaufenster@localhost' };

/** Writes mails to a folder as files that mail programs can open, and other users cannot. */
export function emlFolder(folder: string, sender: Mailbox = nobody): Mailer {
  return {
    send: (delivery) => writeEml(folder, delivery, sender),
    check: () => Promise.resolve(),
    close: () => {},
  };
}

/** Writes one file per mail, however often it is sent: the name begins with the mail's time. */
async function writeEml(folder: string, delivery: OutgoingMail, sender: Mailbox): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(compose(delivery, sender));
  const time = new Date(delivery.createdAt).toISOString().replaceAll(':', '.');
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer gave no buffer.');
  await replaceFile(join(folder, `${time} ${delivery.id}.eml`), message, 0o600);
}

/** Deletes the files of these mails, and none of other names. Returns their number. */
export async function deleteEmls(
  folder: string,
  isOld: (mail: { id: string; createdAt: number }) => boolean,
): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => {
    const [, date, time = '', id = ''] = /^(\S+)T(\S+) ([\da-f-]{36})\.eml$/.exec(name) ?? [];
    const createdAt = Date.parse(`${date}T${time.replace('.', ':').replace('.', ':')}`);
    return createdAt > 0 && isOld({ id, createdAt });
  });
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}
