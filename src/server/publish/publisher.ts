import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '#model/language.ts';
import { isNear } from '#model/publishing/signature.ts';
import type { PublishStatus } from '#model/publishing/publishing.ts';
import { HttpError } from '../http/http-error.ts';
import { stackOf } from '../telemetry/failure.ts';
import type { Log } from '../telemetry/log.ts';
import { type PublishResult, resultOf, reasonOf } from './publish-result.ts';
import {
  type Job,
  type PublishState,
  type StateFile,
  together,
  type OwnerNews,
  withNote,
} from './state.ts';
import type { SiteBuilder } from './site-builder.ts';

/** Accepts publish requests, and carries them out one after the other. */
export interface Publisher {
  /**
   * Accepts a request to publish, combined with other requests around the same time. Once the
   * promise resolves, it is on disk.
   *
   * @returns the id of the job that carries it out.
   * @throws HttpError for a repeated or old request, or if it cannot be stored.
   */
  publish(request: Asked & PublishRequest): Promise<string>;
  /** Accepts a request to roll back to a release, likewise. Waits a moment for it to be done. */
  rollBack(request: Asked & { release: string }): Promise<string>;
  status(): Promise<PublishStatus>;
  /** Resumes the jobs left when the server last ended. */
  begin(): void;
  /** Aborts the running job, which the next start resumes. */
  close(): Promise<void>;
}

/** Prevents a request from being accepted twice. */
interface Asked {
  id: string;
  time: number;
}

/** The contents of a publish request, see `publishHookSchema`. */
interface PublishRequest {
  confirm?: true | undefined;
  automatic?: true | undefined;
  by?: string | undefined;
  changed?: readonly string[] | undefined;
}

interface PublisherOptions {
  state: StateFile;
  builder: SiteBuilder;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** How long to wait for more requests after the last one, ms. */
  delay: number;
  /** How long to wait for another build, ms. */
  timeoutMs: number;
  /** Makes the owner's mail after a job, given the previous notification. */
  news: (result: PublishResult, before: OwnerNews) => OwnerNews;
  /** The language of the reason that the content system shows. */
  language: () => Language;
  /** Called after each job. */
  ended: () => void;
}

/**
 * Maximum number of request ids to remember, and for how long, ms; a request's time is valid for
 * five minutes.
 */
const remembered = { most: 10_000, time: 24 * 60 * 60 * 1000 };

/** Requests join a job for at most this many times the delay. */
const longestGathering = 5;

/** How long the response to a rollback request waits for the rollback, ms; it takes a few. */
const moment = 2000;

export function createPublisher(options: PublisherOptions): Publisher {
  const { state, builder, log, delay, timeoutMs } = options;
  const closing = new AbortController();
  /** The running job, which requests can no longer join. */
  let running: string | undefined;
  /** When the waiting job begins, and at the latest, in `performance` time. */
  let gathering = { until: 0, latest: 0 };
  let working: Promise<void> | undefined;

  async function take(asked: Asked, job: (state: PublishState) => Job): Promise<string> {
    let id = '';
    try {
      await state.change((before) => {
        refuseRepeated(asked, before);
        const taken = job(before);
        ({ id } = taken);
        const others = before.jobs.filter((one) => one.id !== id);
        return { ...before, jobs: [...others, taken], seen: withSeen(before.seen, asked) };
      });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      log.error({ error: stackOf(error) }, 'a request to publish cannot be stored');
      throw new HttpError('not-possible-now', { cause: error });
    }
    return id;
  }

  /** The last job, if more requests may join it. */
  function open({ jobs }: PublishState): (Job & { kind: 'publish' }) | undefined {
    const last = jobs.at(-1);
    return last?.kind === 'publish' && last.id !== running ? last : undefined;
  }

  function gather(isNew: boolean): void {
    const now = performance.now();
    const latest = isNew ? now + delay * longestGathering : gathering.latest;
    gathering = { until: Math.min(now + delay, latest), latest };
  }

  async function work(): Promise<void> {
    for (let job = state.current().jobs[0]; job; job = state.current().jobs[0]) {
      if (job.kind === 'publish') await gathered();
      if (closing.signal.aborted) return;
      // Reads the job again, because more requests may have joined it.
      const [next = job] = state.current().jobs;
      running = next.id;
      const started = Date.now();
      const result = await carryOut(next);
      if (closing.signal.aborted) return;
      await (result === 'held' ? putOff(next) : finish(next, started, result));
    }
  }

  async function gathered(): Promise<void> {
    for (let rest = gathering.until - performance.now(); rest > 0;) {
      await sleep(rest, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      rest = gathering.until - performance.now();
    }
  }

  /** Carries out a job; returns 'held' for an automatic one while an older release is online. */
  async function carryOut(job: Job): Promise<PublishResult | 'held'> {
    try {
      if (job.kind === 'publish' && job.automatic && (await isRolledBack())) return 'held';
      return job.kind === 'publish' ? await build(job.confirm) : await goBack(job.release);
    } catch (error) {
      return { failure: { cause: 'crashed', message: stackOf(error) }, outcome: 'failed' };
    }
  }

  async function build(confirm: boolean): Promise<PublishResult> {
    const begun = performance.now();
    const { signal } = closing;
    for (;;) {
      const result = resultOf(await builder.build({ confirm, signal }));
      const isBusy = result.failure?.cause === 'busy' && performance.now() - begun < timeoutMs;
      if (!isBusy) return result.release === undefined ? result : upload(result);
      await sleep(1000, undefined, { signal }).catch(() => {});
      if (signal.aborted) return result;
    }
  }

  async function goBack(release: string): Promise<PublishResult> {
    const failure = await builder.rollBack(release);
    return failure ? { failure, outcome: 'failed' } : upload({ outcome: 'live', release });
  }

  async function upload(result: PublishResult): Promise<PublishResult> {
    const failure = await builder.upload({ signal: closing.signal });
    return failure ? { failure, outcome: 'failed' } : result;
  }

  async function isRolledBack(releases = builder.releases()): Promise<boolean> {
    const { last } = state.current();
    const newest = last?.outcome === 'unchanged' ? last.release : undefined;
    // A publish without changes has made the older release the newest state.
    return (await releases).some(({ current, id }, at) => current && at > 0 && id !== newest);
  }

  /** Drops a job unless a person has joined it meanwhile; keeps its notes for the next publish. */
  async function putOff({ id }: Job): Promise<void> {
    running = undefined;
    const error = await state.note((before) => {
      const job = before.jobs.find((one) => one.id === id);
      if (job?.kind !== 'publish' || !job.automatic) return before;
      log.info({ job: id }, 'not published, as an older release is online');
      const jobs = before.jobs.filter((one) => one !== job);
      return { ...before, jobs, unreleased: together(before.unreleased, job) };
    });
    if (error) log.error({ error: stackOf(error) }, 'the result of publishing cannot be stored');
  }

  async function finish(job: Job, started: number, result: PublishResult): Promise<void> {
    const { id, kind } = job;
    const { failure, ...publicResult } = result;
    const reason = reasonOf(result, options.language());
    const last = { id, started, ended: Date.now(), ...publicResult, ...(reason ? { reason } : {}) };
    const { outcome, release } = last;
    const fields = { job: id, kind, outcome, release, ...failure, ms: last.ended - started };
    if (outcome === 'failed') log.error(fields, 'not published');
    else log.info(fields, outcome === 'refused' ? 'not published' : 'published');
    running = undefined;
    const kept = await builder.releases().catch(() => []);
    const error = await state.note(({ jobs, seen, told: before, mail, ...notes }) => ({
      seen,
      jobs: jobs.filter((one) => one.id !== id),
      last,
      ...withNote(notes, jobs.find((one) => one.id === id) ?? job, { result, kept }),
      ...(kind === 'publish'
        ? options.news(result, { told: before, mail })
        : { told: before, mail }),
    }));
    if (error) log.error({ error: stackOf(error) }, 'the result of publishing cannot be stored');
    options.ended();
  }

  function start(): void {
    if (working || closing.signal.aborted) return;
    working = work()
      .catch((error: unknown) => log.error({ error: stackOf(error) }, 'publishing broke off'))
      .finally(() => {
        working = undefined;
        if (state.current().jobs.length > 0 && running === undefined) start();
      });
  }

  return {
    begin: start,
    async publish({ confirm = false, automatic = false, by, changed = [], ...asked }) {
      let isNew = false;
      const id = await take(asked, (before) => {
        const joined = open(before);
        isNew = !joined;
        return {
          kind: 'publish',
          id: joined?.id ?? randomUUID(),
          confirm: confirm || (joined?.confirm ?? false),
          automatic: automatic && (joined?.automatic ?? true),
          ...together(joined, { by: by === undefined ? [] : [by], changed: [...changed] }),
        };
      });
      gather(isNew);
      start();
      return id;
    },
    async rollBack({ release, ...asked }) {
      const releases = await builder.releases();
      if (!releases.some(({ id }) => id === release)) {
        throw new HttpError('not-found', { detail: `There is no release "${release}".` });
      }
      const id = await take(asked, () => ({ kind: 'rollback', id: randomUUID(), release }));
      start();
      await Promise.race([working, sleep(moment, undefined, { ref: false })]);
      return id;
    },
    async status() {
      const releases = await builder.releases();
      const { jobs, last, releases: notes } = state.current();
      const [job] = jobs;
      const isBack = await isRolledBack(Promise.resolve(releases));
      return {
        state: stateOf(job, running),
        ...(job ? { job: job.id } : {}),
        ...(last ? { last } : {}),
        ...(isBack ? { rolledBack: true } : {}),
        releases: releases.map((release) => ({ ...release, ...notes[release.id] })),
      };
    },
    async close() {
      closing.abort();
      await working;
    },
  };
}

function stateOf(job: Job | undefined, running: string | undefined): PublishStatus['state'] {
  if (running !== undefined) return 'building';
  return job ? 'waiting' : 'idle';
}

/** @throws HttpError for a request that may be a recorded one. */
function refuseRepeated({ id, time }: Asked, { seen }: PublishState): void {
  if (!isNear(time)) {
    const off = Math.round((time - Date.now()) / 1000);
    const where = off > 0 ? 'ahead of' : 'behind';
    throw new HttpError('not-now', {
      detail: `The time of the request is ${Math.abs(off)} s ${where} this server’s clock. Set both clocks, and send it again.`,
    });
  }
  if (Object.hasOwn(seen, id)) {
    throw new HttpError('not-now', { detail: 'Each request has an id of its own.' });
  }
}

function withSeen(seen: PublishState['seen'], { id, time }: Asked): PublishState['seen'] {
  const oldest = Date.now() - remembered.time;
  const kept = Object.entries(seen).filter(([, at]) => at > oldest);
  return Object.fromEntries([...kept.slice(1 - remembered.most), [id, time]]);
}
