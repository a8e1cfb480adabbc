import { createTransport } from 'nodemailer';
import { UserError } from '#model/user-error.ts';
import type { Mailbox } from '../settings/setting-types.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { mailFailure } from './mail-failure.ts';

interface SmtpOptions {
  /** smtp://user:password@host:port; smtps for TLS from the first byte. */
  url: string;
  sender: Mailbox;
  connections: number;
}

const minute = 60_000;

/**
 * How long the mail server may take to say yes to a mail, ms. It may have taken the mail by then, so
 * whoever gives up earlier sends it twice (RFC 5321, 4.5.3.2.6).
 */
const answering = 10 * minute;

/** How long a mail may take in all, ms. */
const patience = 12 * minute;

/** Sends mails through a mail server, over a few connections that stay open while there is work. */
export function smtpMailer({ url, sender, connections }: SmtpOptions): Mailer {
  const { hostname, ...server } = smtpServer(url);
  const connection = {
    ...server,
    host: hostname,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
  };
  const transport = createTransport({
    ...connection,
    pool: true,
    maxConnections: connections,
    // The outbox decides what is sent again, and when.
    maxRequeues: 0,
    idleTimeout: 20_000,
    socketTimeout: answering,
  });
  return {
    async send(parcel) {
      await transport.sendMail({
        ...compose(parcel, sender),
        signal: AbortSignal.timeout(patience),
      });
    },
    async check() {
      const trial = createTransport({ ...connection, socketTimeout: 20_000 });
      await trial.verify().catch((error: unknown) => {
        const { isSetting, words } = mailFailure(error);
        if (!isSetting) throw error;
        throw new UserError(`SMTP_URL does not work: ${hostname} says: ${words}`);
      });
    },
    close: () => transport.close({ force: true }),
  };
}

function smtpServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return {
    hostname: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && !isHere,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}
