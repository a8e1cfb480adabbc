import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { replaceFile } from '#disk/replace-file.ts';
import type { Mailbox } from '../settings/setting-types.ts';
import type { OutgoingMail } from './mail.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** The sender of mails that nobody is to answer. */
const nobody: Mailbox = { name: '', address: 'schaufenster@localhost' };

/** Puts mails into a folder, as files that mail programs open. */
export function emlFolder(folder: string, sender: Mailbox = nobody): Mailer {
  return {
    send: (parcel) => writeEml(folder, parcel, sender),
    check: () => Promise.resolve(),
    close: () => {},
  };
}

/** One file for each mail, however often it is written: the name begins with the mail's time. */
async function writeEml(folder: string, parcel: OutgoingMail, sender: Mailbox): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(compose(parcel, sender));
  const time = new Date(parcel.createdAt).toISOString().replaceAll(':', '.');
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer gave no buffer.');
  await replaceFile(join(folder, `${time} ${parcel.id}.eml`), message);
}
