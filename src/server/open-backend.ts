import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '#model/user-error.ts';
import type { Log } from './telemetry/log.ts';
import { emlFolder } from './mail/eml-folder.ts';
import { mailFailure } from './mail/mail-failure.ts';
import type { Mailer } from './mail/mailer.ts';
import { smtpMailer } from './mail/smtp.ts';
import { listmonkApi } from './newsletter/listmonk-api.ts';
import { listmonkChannel } from './newsletter/listmonk-channel.ts';
import { mailChannel, startOutbox } from './outbox/outbox.ts';
import type { ServerSettings } from './settings/settings.ts';
import { storeOf } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { startRetention } from './store/retention.ts';

/** What stands behind the forms: it keeps what visitors send, and delivers it. */
export interface Backend {
  store: Store;
  /** To be called when no more requests come: ends when what is under way is delivered and stored. */
  close(): Promise<void>;
}

/** How many mails are on their way at once. */
const lanes = 4;

/**
 * Opens the store and begins to deliver.
 *
 * @throws UserError where the database or the mail server refuses the settings.
 */
export async function openBackend(settings: ServerSettings, log: Log): Promise<Backend> {
  const mailer = mailerOf(settings);
  await checkMailer(mailer, log);
  const store = await storeOf(settings);
  const firstDelay = settings.outboxRetrySeconds * 1000;
  const running = [
    startOutbox({ store: store.outbox, channel: mailChannel(mailer, lanes), log, firstDelay }),
    startRetention(store, settings.retentionDays, log),
  ];
  if (settings.listmonk) {
    const channel = listmonkChannel(listmonkApi(settings.listmonk), store.newsletter);
    running.push(startOutbox({ store: store.outbox, channel, log, firstDelay }));
  }
  return {
    store,
    async close() {
      await Promise.all(running.map((part) => part.close()));
      await store.close();
    },
  };
}

function mailerOf({ smtpUrl, mailFrom, dataFolder }: ServerSettings): Mailer {
  return smtpUrl !== undefined && mailFrom
    ? smtpMailer({ url: smtpUrl, sender: mailFrom, connections: lanes })
    : emlFolder(join(dataFolder, 'mail'), mailFrom);
}

/**
 * A mail server that is away for the moment, or slow, is no reason not to start: mails wait for it,
 * and the log tells.
 */
async function checkMailer(mailer: Mailer, log: Log): Promise<void> {
  let isLate = false;
  const checked = mailer.check().catch((error: unknown) => {
    if (!(error instanceof UserError)) {
      log.warn(mailFailure(error).codes, 'the mail server cannot be reached; mails wait for it');
    } else if (isLate) {
      log.error(error.message);
    } else {
      throw error;
    }
  });
  await Promise.race([checked, sleep(longestCheck, undefined, { ref: false })]);
  isLate = true;
}

/** How long the mail server may hold up the start, ms. */
const longestCheck = 3000;
