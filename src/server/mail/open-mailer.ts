import { join } from 'node:path';
import type { ServerSettings } from '../settings/settings.ts';
import { emlFolder } from './eml-folder.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

/** The transport that the settings name: a mail server, or files in the data folder. */
export function openMailer(
  {
    smtpUrl,
    mailFrom,
    dataFolder,
    allowPlain,
  }: Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'dataFolder' | 'allowPlain'>,
  connections: number,
): Mailer {
  return smtpUrl !== undefined && mailFrom
    ? smtpMailer({ url: smtpUrl, sender: mailFrom, connections, allowPlain })
    : emlFolder(join(dataFolder, 'mail'), mailFrom);
}
