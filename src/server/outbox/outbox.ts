import { setTimeout as sleep } from 'node:timers/promises';
import { mailFailure } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Log } from '../telemetry/log.ts';
import type { ParcelKind } from '../database/tables.ts';
import type { Outcome } from './claims.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Parcel } from './parcels.ts';
import { delayAfter, firstDelay as defaultDelay } from './retry-delay.ts';

/** A way for parcels of one kind to leave the server. */
export interface Channel {
  kind: ParcelKind;
  deliver(parcel: Parcel): Promise<void>;
  /** What an error of `deliver` means. */
  judge(error: unknown): Failure;
  /** How many parcels are under way at once. */
  lanes: number;
  /** Breaks off what is under way, which then fails. */
  close(): void;
}

export interface Failure {
  /** No further try would succeed. */
  isFinal: boolean;
  /** Nothing gets through, whatever is sent. */
  isUnreachable: boolean;
  /** For the log: no personal data. */
  codes: object;
  /** For the owner. */
  words: string;
}

export interface Outbox {
  /**
   * Takes nothing new, and ends when what is under way is delivered. What takes too long is broken
   * off, and waits to be sent again.
   */
  close(): Promise<void>;
}

interface OutboxOptions {
  store: OutboxStore;
  channel: Channel;
  log: Log;
  /** How often to look for parcels of other processes, ms. */
  interval?: number;
  /** How long to wait after a first try in vain, ms. */
  firstDelay?: number;
  /** The same after each number of tries. */
  delay?: (attempts: number) => number;
  /** How long a delivery that is under way may hold up the end, ms. */
  grace?: number;
}

/** Delivers what waits in the store, now and as it comes. */
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
  const lanes = new Set<Promise<void>>();
  let arrivals = 0;
  let closed = false;
  // Both times are those of `performance`, whose clock nobody sets back.
  /** Rounds in a row that did not reach the other side, and when to try again. */
  let pause = { rounds: 0, until: 0 };
  /** When the store was last asked for a parcel. */
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;

  async function deliver(parcel: Parcel): Promise<Outcome> {
    try {
      await channel.deliver(parcel);
    } catch (error) {
      return failed(parcel, channel.judge(error));
    }
    pause = { rounds: 0, until: 0 };
    log.info({ kind, id: parcel.id, attempts: parcel.attempts }, 'delivered');
    return { delivered: true };
  }

  function failed({ id, attempts, expiresAt }: Parcel, failure: Failure): Outcome {
    // What fails during a pause was sent before it, and tells nothing new.
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

  /** Delivers one parcel after another until none is due. */
  async function lane(): Promise<void> {
    while (mayGo()) {
      const seen = arrivals;
      asked = performance.now();
      const delivered = await store.deliverNext(kind, deliver, storeFailed);
      // What arrived while the store was asked may have been missed.
      if (!delivered && seen === arrivals) return;
    }
  }

  function storeFailed(error: unknown): void {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    log.error({ kind, error: words }, 'the store failed');
  }

  function mayGo(): boolean {
    return !closed && performance.now() >= pause.until;
  }

  function open(): void {
    while (mayGo() && lanes.size < channel.lanes) {
      const running: Promise<void> = lane()
        .catch(storeFailed)
        .finally(() => {
          lanes.delete(running);
          if (lanes.size === 0) void lookWhenDue();
        });
      lanes.add(running);
    }
  }

  function look(): void {
    open();
    // A timer may fire a little early, while the pause still lasts.
    lookIn(lanes.size > 0 ? interval : pause.until - performance.now());
  }

  function lookIn(wait: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, Math.min(Math.max(wait, 0), interval));
  }

  /** What was due when the store was asked, and was not given, is at another process. */
  async function lookWhenDue(): Promise<void> {
    const date = (await store.nextDue(kind).catch(() => undefined)) ?? 0;
    const due = performance.now() + date - Date.now();
    const next = Math.max(due, pause.until);
    lookIn(next > asked ? next - performance.now() : interval);
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
      const done = Promise.all(lanes);
      await Promise.race([done, sleep(grace, undefined, { ref: false })]);
      channel.close();
      await Promise.race([done, sleep(settling, undefined, { ref: false })]);
    },
  };
}

/** How long it may take to write down that a delivery was broken off, ms. */
const settling = 2000;

/** Each parcel is tried again as often as this, even after days in which the server was off. */
const fewest = 8;

/** However long the other side is away, it is asked as often as this, ms. */
const longestPause = 5 * 60 * 1000;

/** What another server says in a line, without what a database or a terminal would stumble over. */
export function readable(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);
}

/** Mails leave by a mailer. */
export function mailChannel(mailer: Mailer, lanes: number): Channel {
  return {
    kind: 'mail',
    lanes,
    judge: mailFailure,
    async deliver(parcel) {
      if (parcel.kind === 'mail') await mailer.send(parcel);
    },
    close: () => mailer.close(),
  };
}
