import { setTimeout as sleep } from 'node:timers/promises';
import { loadParts } from '#features/load.ts';
import { UserError } from '#model/user-error.ts';
import type { Log } from './telemetry/log.ts';
import { mailFailure } from './mail/mail-failure.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer } from './mail/open-mailer.ts';
import type { FeatureServer } from './messages/feature-messages.ts';
import { mailChannel, startOutbox } from './outbox/outbox.ts';
import type { ServerSettings } from './settings/settings.ts';
import { storeOf } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { startRetention } from './store/retention.ts';

/** The backend of the forms: stores and delivers what visitors send. */
export interface Backend {
  store: Store;
  /** Call when no more requests arrive. Resolves when work in progress is delivered and stored. */
  close(): Promise<void>;
}

/** The number of mails sent at the same time. */
const concurrency = 4;

/**
 * Opens the store and starts delivery.
 *
 * @throws UserError if the database or the mail server rejects the settings.
 */
export async function openBackend(settings: ServerSettings, log: Log): Promise<Backend> {
  const mailer = openMailer(settings, concurrency);
  await checkMailer(mailer, log);
  const store = await storeOf(settings);
  const firstDelay = settings.outboxRetrySeconds * 1000;
  const running = [
    startOutbox({
      store: store.outbox,
      channel: mailChannel(mailer, concurrency),
      log,
      firstDelay,
    }),
    startRetention(store, settings.retentionDays, log),
  ];
  for (const { channel: own } of await loadParts<FeatureServer>('server')) {
    const channel = own?.open(settings)?.(store.storage);
    if (channel) running.push(startOutbox({ store: store.outbox, channel, log, firstDelay }));
  }
  return {
    store,
    async close() {
      await Promise.all(running.map((part) => part.close()));
      await store.close();
    },
  };
}

/**
 * A slow or unavailable mail server does not prevent the start: mails wait for it, and the log says
 * so.
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

/** How long the mail server may delay the start, ms. */
const longestCheck = 3000;
