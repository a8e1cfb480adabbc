import { openStore } from '#server/store/open-store.ts';
import type { NewSubmission } from '#server/store/store.ts';
import { createLog } from '#server/log.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { mailChannel } from '#server/outbox/mail-channel.ts';
import { startOutbox } from '#server/outbox/outbox.ts';

// A server without HTTP: its parent sends submissions, and is answered when they are stored.

const { DATABASE_URL, DATA_DIR = '', SMTP_URL = '', LANES = '4' } = process.env;
const store = await openStore({ databaseUrl: DATABASE_URL || undefined, dataFolder: DATA_DIR });
const sender = { name: '', address: 'post@lindenhof.example' };
const mailer = smtpMailer({ url: SMTP_URL, sender, connections: Number(LANES) });
const outbox = startOutbox({
  store: store.outbox,
  channel: mailChannel(mailer, Number(LANES)),
  log: createLog('fatal'),
  interval: 200,
  delay: () => 20 + Math.random() * 50,
});

process.on('message', (submission: NewSubmission) => {
  store.accept(submission).then(
    ({ id }) => process.send?.({ key: submission.key, id }),
    () => process.send?.({ key: submission.key }),
  );
});

process.on('disconnect', () => void close());
process.send?.('open');

async function close(): Promise<void> {
  await outbox.close();
  mailer.close();
  await store.close();
}
