import { createTransport } from 'nodemailer';
import { mayBePlain } from '#model/hosting/plain-connection.ts';
import { UserError } from '#model/user-error.ts';
import type { Mailbox } from '../settings/setting-types.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';
import { mailFailure, UnansweredMail } from './mail-failure.ts';

interface SmtpOptions {
  /** smtp://user:password@host:port; smtps for TLS from the first byte. */
  url: string;
  sender: Mailbox;
  connections: number;
  /** Hosts that may be reached without encryption. */
  allowPlain?: string | undefined;
}

const minute = 60_000;

/**
 * How long the mail server may take to confirm a mail, ms. It may have accepted the mail by then,
 * so giving up earlier causes duplicates (RFC 5321, 4.5.3.2.6).
 */
const answering = 10 * minute;

/** Time limit for sending one mail, ms. */
const timeoutMs = 12 * minute;

/** Sends mails by SMTP over a few connections, which stay open while there is work. */
export function smtpMailer({ url, sender, connections, allowPlain }: SmtpOptions): Mailer {
  const server = smtpServer(url, allowPlain);
  const connection = {
    ...server,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
  };
  const transport = createTransport({
    ...connection,
    pool: true,
    maxConnections: connections,
    // Retries are up to the outbox.
    maxRequeues: 0,
    idleTimeout: 20_000,
    socketTimeout: answering,
  });
  let closed = false;

  /** Connects, greets and logs in. */
  const verify = () => createTransport({ ...connection, socketTimeout: 20_000 }).verify();

  return {
    async send(delivery) {
      try {
        await transport.sendMail({
          ...compose(delivery, sender),
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        // Filters hang up on a mail that they dislike, which must not hold up all others.
        const { isUnreachable, codes } = mailFailure(error);
        const isCutOff = isUnreachable && (codes.command ?? 'CONN') === 'CONN';
        const isThere = isCutOff && !closed && (await succeeds(verify()));
        throw isThere ? new UnansweredMail('The server hung up.', { cause: error }) : error;
      }
    },
    async check() {
      await verify().catch((error: unknown) => {
        const { isSetting, words } = mailFailure(error);
        if (!isSetting) throw error;
        throw new UserError(`SMTP_URL does not work: ${server.host} says: ${words}`);
      });
    },
    close() {
      closed = true;
      transport.close({ force: true });
    },
  };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** What nodemailer must know of the server. */
export function smtpServer(url: string, allowPlain?: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isHere = mayBePlain(hostname);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // Never sends a password or a visitor's message over a network unencrypted.
    requireTLS: !isHere && (username !== '' || !mayBePlain(hostname, allowPlain)),
    // A mail server on this machine rarely has a certificate that anybody signed.
    ignoreTLS: username === '' && isHere,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}
