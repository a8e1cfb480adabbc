import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  /** Value for SMTP_URL. */
  url: string;
  /** The accepted mails, in order. */
  received: Email[];
  /** The number of open connections. */
  connected(): number;
  /** The highest number of concurrent deliveries. */
  busiest: number;
  close(): Promise<void>;
}

/** How the server treats a mail. An error rejects it with its SMTP code. */
export interface SmtpBehaviour {
  /** Called before the greeting. */
  greet?: () => void;
  recipient?: (address: string, drop: () => void) => Promise<void> | void;
  /** Called when the whole mail has arrived, before the response. */
  data?: (mail: Email, drop: () => void) => Promise<void> | void;
  password?: string;
  /** Offers STARTTLS, with a certificate that nobody signed. */
  startTls?: boolean;
  port?: number;
}

/** A mail server on this machine. */
export async function startSmtp(behaviour: SmtpBehaviour = {}): Promise<TestSmtp> {
  const sockets = new Map<number, Socket>();
  const drop = (port: number) => (): void => {
    sockets.get(port)?.destroy();
    sockets.delete(port);
  };
  let underWay = 0;
  const server = new SMTPServer({
    authOptional: behaviour.password === undefined,
    allowInsecureAuth: true,
    hideSTARTTLS: behaviour.startTls !== true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect(_session, done) {
      answer(async () => behaviour.greet?.(), done);
    },
    onAuth({ password }, _session, done) {
      if (password === behaviour.password) done(null, { user: 'shop' });
      else done(smtpError(535, 'No'));
    },
    onRcptTo({ address }, session, done) {
      answer(async () => behaviour.recipient?.(address, drop(session.remotePort)), done);
    },
    onData(stream, session, done) {
      underWay += 1;
      test.busiest = Math.max(test.busiest, underWay);
      const taken = async (): Promise<void> => {
        const mail = await PostalMime.parse(await text(stream));
        try {
          await behaviour.data?.(mail, drop(session.remotePort));
        } finally {
          underWay -= 1;
        }
        // A client that has disconnected gets no response and will send the mail again.
        if (sockets.has(session.remotePort)) test.received.push(mail);
        else throw smtpError(421, 'Gone');
      };
      answer(taken, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(behaviour.port ?? 0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const test: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    busiest: 0,
    connected: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return test;
}

export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function answer(work: () => Promise<void>, done: (error?: Error | null) => void): void {
  work().then(
    () => done(),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
