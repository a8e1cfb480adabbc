import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { smtpError, startSmtp, type TestSmtp } from '#server/mail/smtp.fixture.ts';

interface UnreliableSmtp extends TestSmtp {
  /** From now on it takes all mails. */
  recover(): void;
}

/** A mail server that is slow, puts off whom it does not know and some mails, and breaks some off. */
export async function unreliableSmtp(): Promise<UnreliableSmtp> {
  const known = new Set<string>();
  let isWell = false;
  const smtp = await startSmtp({
    recipient(address) {
      if (isWell || known.has(address)) return;
      known.add(address);
      throw smtpError(450, 'Greylisted');
    },
    async data(_mail, drop) {
      await pause(Math.random() * 10);
      const fate = isWell ? 1 : Math.random();
      if (fate < 0.01) drop();
      else if (fate < 0.05) throw smtpError(451, 'Later');
    },
  });
  onTestFinished(() => smtp.close());
  return Object.assign(smtp, { recover: () => void (isWell = true) });
}
