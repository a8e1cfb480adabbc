import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '#disk/replace-file.ts';
import { publishEndSchema, type PublishStatus } from '#model/publishing/publishing.ts';
import { UserError } from '#model/user-error.ts';
import type { PublishResult } from './publish-result.ts';

/** What requests to publish said of themselves. */
const noteSchema = z.object({
  by: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
});

/** A job. Its id was returned to those who asked for it. */
const jobSchema = z.discriminatedUnion('kind', [
  noteSchema.extend({
    kind: z.literal('publish'),
    id: z.string(),
    confirm: z.boolean(),
    /** Whether no person asked for it. */
    automatic: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('rollback'), id: z.string(), release: z.string() }),
]);

const stateSchema = z.object({
  /** What is to be done, in this order. The first is done now, or waits for more requests to join. */
  jobs: z.array(jobSchema),
  /** Ids of requests with their times, ms since 1970: none is taken twice. */
  seen: z.record(z.string(), z.number()),
  last: publishEndSchema.optional(),
  /** The notes of releases, by their ids. */
  releases: z.record(z.string(), noteSchema).default({}),
  /** What was asked to be published and is in no release yet. */
  unreleased: noteSchema.optional(),
  /** The mistake that the owner was last mailed about; missing once publishing works again. */
  told: z.string().optional(),
  /** A mail to the owner that has not left yet. */
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

/** What the owner knows. */
export type OwnerNews = Pick<PublishState, 'told' | 'mail'>;

/** The state of publishing, kept in a file that is replaced as a whole. */
export interface StateFile {
  current(): PublishState;
  /**
   * Changes the state once the disk holds it; otherwise it stays as it was.
   *
   * @throws Error where it cannot be written.
   */
  change(change: (state: PublishState) => PublishState): Promise<void>;
  /** Changes the state, and writes it as far as the disk lets it. Gives why not. */
  note(change: (state: PublishState) => PublishState): Promise<unknown>;
}

/** @throws UserError where the file holds something else. */
export async function openState(file: string): Promise<StateFile> {
  let state = await readState(file);
  let writing: Promise<unknown> = Promise.resolve();

  /** One change after the other, each on what the one before has left. */
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
      `${file} does not hold the state of publishing. Delete it, publish once more, and it is made anew.`,
      { cause: error },
    );
  }
}

/** What both say; nothing twice. */
export function together(one: Note | undefined, { by, changed }: Note): Note {
  return {
    by: [...new Set([...(one?.by ?? []), ...by])],
    changed: [...new Set([...(one?.changed ?? []), ...changed])],
  };
}

/** Gives a new release the notes of all that is in it for the first time, and drops those of old releases. */
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
