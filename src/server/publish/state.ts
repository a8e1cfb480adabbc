import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '#disk/replace-file.ts';
import { publishEndSchema, type PublishStatus } from '#model/publishing/publishing.ts';
import { UserError } from '#model/user-error.ts';
import type { PublishResult } from './publish-result.ts';

/** The authors and changes that publish requests named. */
const noteSchema = z.object({
  by: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
});

/** A job. Its id was returned to those who requested it. */
const jobSchema = z.discriminatedUnion('kind', [
  noteSchema.extend({
    kind: z.literal('publish'),
    id: z.string(),
    confirm: z.boolean(),
    /** Whether no person requested it. */
    automatic: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('rollback'), id: z.string(), release: z.string() }),
]);

const stateSchema = z.object({
  /** The jobs in order. The first is running, or waits for more requests to join. */
  jobs: z.array(jobSchema),
  /** Times of requests by id, ms since 1970: none is accepted twice. */
  seen: z.record(z.string(), z.number()),
  last: publishEndSchema.optional(),
  /** The notes of releases, by id. */
  releases: z.record(z.string(), noteSchema).default({}),
  /** Notes of requests that are in no release yet. */
  unreleased: noteSchema.optional(),
  /** The mistake that the owner was last mailed about; undefined once publishing works again. */
  told: z.string().optional(),
  /** A mail to the owner that has not been sent yet. */
  mail: z
    .object({
      id: z.string(),
      createdAt: z.number(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
    })
    .optional(),
});

export type Note = z.infer<typeof noteSchema>;
export type Job = z.infer<typeof jobSchema>;
export type PublishState = z.infer<typeof stateSchema>;

/** The owner's last notification. */
export type OwnerNews = Pick<PublishState, 'told' | 'mail'>;

/** The state of publishing, in a file that is replaced atomically. */
export interface StateFile {
  current(): PublishState;
  /**
   * Changes the state after writing it to disk.
   *
   * @throws Error if it cannot be written; the state then stays unchanged.
   */
  change(change: (state: PublishState) => PublishState): Promise<void>;
  /** Changes the state, and tries to write it. Returns the error if that fails. */
  note(change: (state: PublishState) => PublishState): Promise<unknown>;
}

/** @throws UserError if the file contains something else. */
export async function openState(file: string): Promise<StateFile> {
  let state = await readState(file);
  let writing: Promise<unknown> = Promise.resolve();

  /** Runs changes one after the other, each on the result of the previous one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = writing.then(work);
    writing = done.catch(() => {});
    return done;
  }

  const write = (next: PublishState) => replaceFile(file, JSON.stringify(next), 0o600);

  return {
    current: () => state,
    change: (change) =>
      inTurn(async () => {
        const next = change(state);
        await write(next);
        state = next;
      }),
    note: (change) =>
      inTurn(async () => {
        state = change(state);
        return write(state).catch((error: unknown) => error);
      }),
  };
}

async function readState(file: string): Promise<PublishState> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { jobs: [], seen: {}, releases: {} };
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UserError(
      `${file} does not hold the state of publishing. Delete it and publish once more: it is created again.`,
      { cause: error },
    );
  }
}

/** Merges two notes without duplicates. */
export function together(one: Note | undefined, { by, changed }: Note): Note {
  return {
    by: [...new Set([...(one?.by ?? []), ...by])],
    changed: [...new Set([...(one?.changed ?? []), ...changed])],
  };
}

/**
 * Gives a new release the notes of all requests that it is the first to contain, and drops the
 * notes of old releases.
 */
export function withNote(
  { releases, unreleased }: Pick<PublishState, 'releases' | 'unreleased'>,
  job: Job,
  { result, kept }: { result: PublishResult; kept: PublishStatus['releases'] },
): Pick<PublishState, 'releases' | 'unreleased'> {
  const { outcome, release } = result;
  const isKept = (id: string) => id === release || kept.some((one) => one.id === id);
  const known = Object.fromEntries(Object.entries(releases).filter(([id]) => isKept(id)));
  if (job.kind !== 'publish') return { releases: known, unreleased };
  if (outcome === 'unchanged') return { releases: known };
  const note = together(unreleased, job);
  if (outcome !== 'live' || release === undefined) return { releases: known, unreleased: note };
  return { releases: { ...known, [release]: note } };
}
