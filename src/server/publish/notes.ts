import type { PublishStatus } from '#model/publishing/publishing.ts';
import type { Ending } from './ending.ts';
import type { Job, Note, PublishState } from './state.ts';

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
  { ending, kept }: { ending: Ending; kept: PublishStatus['releases'] },
): Pick<PublishState, 'releases' | 'unreleased'> {
  const { outcome, release } = ending;
  const isKept = (id: string) => id === release || kept.some((one) => one.id === id);
  const known = Object.fromEntries(Object.entries(releases).filter(([id]) => isKept(id)));
  if (job.kind !== 'publish') return { releases: known, unreleased };
  if (outcome === 'unchanged') return { releases: known };
  const note = together(unreleased, job);
  if (outcome !== 'live' || release === undefined) return { releases: known, unreleased: note };
  return { releases: { ...known, [release]: note } };
}
