import { setTimeout as sleep } from 'node:timers/promises';
import { stackOf } from '../telemetry/failure.ts';
import { mailFailure } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Log } from '../telemetry/log.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Outcome } from './leases.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Delivery } from './deliveries.ts';
import { delayAfter, firstDelay as defaultDelay } from './retry-delay.ts';

/** Delivers deliveries of one kind. */
export interface Channel {
  kind: DeliveryKind;
  deliver(delivery: Delivery): Promise<void>;
  /** Classifies an error thrown by `deliver`. */
  judge(error: unknown, delivery: Delivery): Failure;
  /** The number of concurrent deliveries. */
  concurrency: number;
  /** Aborts deliveries in progress, which then fail. */
  close(): void;
}

export interface Failure {
  /** Whether further attempts would fail as well. */
  isFinal: boolean;
  /** Whether the other side is down, so that every other delivery would fail as well. */
  isUnreachable: boolean;
  /** For the log, so without personal data. */
  codes: object;
  /** For the owner. */
  words: string;
}

export interface Outbox {
  /**
   * Takes no new deliveries, and resolves when deliveries in progress are done. Those that take too
   * long are aborted and sent again later.
   */
  close(): Promise<void>;
}

interface OutboxOptions {
  store: OutboxStore;
  channel: Channel;
  log: Log;
  /** How often to look for deliveries stored by other processes, ms. */
  interval?: number;
  /** Delay after the first failed attempt, ms. */
  firstDelay?: number;
  /** Delay after the given number of attempts, ms. */
  delay?: (attempts: number) => number;
  /** How long a delivery in progress may delay closing, ms. */
  grace?: number;
}

/** Delivers waiting deliveries, and new ones as they arrive. */
export function startOutbox({
  store,
  channel,
  log,
  interval = 5000,
  firstDelay = defaultDelay,
  delay = (attempts) => delayAfter(attempts, firstDelay),
  grace = 10_000,
}: OutboxOptions): Outbox {
  const { kind } = channel;
  const concurrency = new Set<Promise<void>>();
  let arrivals = 0;
  let closed = false;
  /**
   * Rounds in a row that did not reach the other side, and when to try again, by `performance`, whose
   * clock nobody sets back.
   */
  let pause = { rounds: 0, until: 0 };
  /**
   * When the store was last asked for a delivery, by the clock of pauses and by that of deliveries. What one
   * says is not told by the other to the millisecond.
   */
  let asked = { at: 0, date: 0 };
  let timer: NodeJS.Timeout | undefined;

  async function deliver(delivery: Delivery): Promise<Outcome> {
    try {
      await channel.deliver(delivery);
    } catch (error) {
      return failed(delivery, channel.judge(error, delivery));
    }
    pause = { rounds: 0, until: 0 };
    log.info({ kind, id: delivery.id, attempts: delivery.attempts }, 'delivered');
    return { delivered: true };
  }

  function failed({ id, attempts, expiresAt }: Delivery, failure: Failure): Outcome {
    // A failure during a pause belongs to an earlier attempt and brings no new information.
    if (failure.isUnreachable && mayGo()) {
      const { rounds } = pause;
      const wait = Math.min(delay(rounds), longestPause);
      pause = { rounds: rounds + 1, until: performance.now() + wait };
    }
    const retryAt = Math.round(Date.now() + delay(attempts));
    const isParked = failure.isFinal || (attempts >= fewest && retryAt > expiresAt);
    const facts = { kind, id, attempts: attempts + 1, ...failure.codes };
    if (isParked) log.error(facts, 'parked: see schaufenster outbox list');
    else log.warn({ ...facts, retryAt: new Date(retryAt).toISOString() }, 'not delivered');
    const words = readable(failure.words);
    return isParked
      ? { delivered: false, failure: words, parked: true }
      : { delivered: false, failure: words, retryAt };
  }

  /** Delivers one delivery after another until none is due. */
  async function worker(): Promise<void> {
    while (mayGo()) {
      const seen = arrivals;
      asked = { at: performance.now(), date: Date.now() };
      const delivered = await store.deliverNext(kind, deliver, storeFailed);
      // A delivery that arrived during the query may have been missed.
      if (!delivered && seen === arrivals) return;
    }
  }

  function storeFailed(error: unknown): void {
    log.error({ kind, error: stackOf(error) }, 'the store failed');
  }

  function mayGo(): boolean {
    return !closed && performance.now() >= pause.until;
  }

  function open(): void {
    while (mayGo() && concurrency.size < channel.concurrency) {
      const running: Promise<void> = worker()
        .catch(storeFailed)
        .finally(() => {
          concurrency.delete(running);
          if (concurrency.size === 0) void lookWhenDue();
        });
      concurrency.add(running);
    }
  }

  function look(): void {
    open();
    // A timer may fire slightly early, while the pause still lasts.
    lookIn(concurrency.size > 0 ? interval : pause.until - performance.now());
  }

  function lookIn(wait: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, Math.min(Math.max(wait, 0), interval));
  }

  /**
   * Schedules the next look. A delivery that was due but not returned is in another process's hands.
   */
  async function lookWhenDue(): Promise<void> {
    const date = (await store.nextDue(kind).catch(() => undefined)) ?? 0;
    const waits = [
      ...(date > asked.date ? [date - Date.now()] : []),
      ...(pause.until > asked.at ? [pause.until - performance.now()] : []),
    ];
    lookIn(waits.length > 0 ? Math.max(...waits) : interval);
  }

  store.onArrival(() => {
    arrivals += 1;
    open();
  });
  look();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      const done = Promise.all(concurrency);
      await Promise.race([done, sleep(grace, undefined, { ref: false })]);
      channel.close();
      await Promise.race([done, sleep(settling, undefined, { ref: false })]);
    },
  };
}

/** Time allowed for storing that a delivery was aborted, ms. */
const settling = 2000;

/** The minimum number of attempts for each delivery, even if the server was off for days. */
const fewest = 8;

/** The longest pause while the other side is unreachable, ms. */
const longestPause = 5 * 60 * 1000;

/**
 * Reduces another server's message to one line, without characters that could harm a database or a
 * terminal.
 */
export function readable(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);
}

/** The channel for mails. */
export function mailChannel(mailer: Mailer, concurrency: number): Channel {
  return {
    kind: 'mail',
    concurrency,
    judge: (error, delivery) => mailFailure(error, delivery.mail),
    async deliver(delivery) {
      if (delivery.mail) await mailer.send(delivery);
    },
    close: () => mailer.close(),
  };
}
