import { setTimeout as sleep } from 'node:timers/promises';
import { mailFailure } from '../mail/mail-failure.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { delayAfter } from '../outbox/retry-delay.ts';
import type { Log } from '../telemetry/log.ts';
import type { StateFile } from './state.ts';

export interface Notifier {
  /** Sends the pending mail, if there is one. */
  look(): void;
  close(): Promise<void>;
}

/**
 * Delivers the pending mail to the owner, and retries if that fails. A crash may cause a duplicate,
 * but never a loss.
 */
export function startNotifier(
  state: StateFile,
  deliver: (mail: OutgoingMail) => Promise<void>,
  log: Pick<Log, 'warn'>,
): Notifier {
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    let attempts = 0;
    for (let { mail } = state.current(); mail; { mail } = state.current()) {
      const { id, createdAt, ...content } = mail;
      try {
        await deliver({ id, createdAt, mail: { ...content, headers } });
        await state.note(({ mail: last, ...rest }) =>
          last && last.id !== id ? { ...rest, mail: last } : rest,
        );
      } catch (error) {
        log.warn(mailFailure(error).codes, 'the mail about publishing waits');
        await sleep(delayAfter(attempts), undefined, { signal: closing.signal }).catch(() => {});
        attempts += 1;
      }
      if (closing.signal.aborted) return;
    }
  }

  function look(): void {
    if (closing.signal.aborted) return;
    working ??= work().finally(() => {
      working = undefined;
    });
  }

  look();
  return {
    look,
    async close() {
      closing.abort();
      await working;
    },
  };
}

/** Suppresses automatic replies (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };
