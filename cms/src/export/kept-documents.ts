import type { CollectionSlug, Payload, Where } from 'payload';
import type { Key } from '../records/names.ts';
import type { Data } from '../records/data.ts';

/** A document of Payload's database, in all languages. */
export type Document = Data & { id: Key };

interface Wanted {
  collection: CollectionSlug;
  /** Whether to read the latest draft instead of the published version. */
  drafts?: boolean;
  where?: Where;
  showHiddenFields?: boolean;
  sort?: string;
}

interface Kept {
  updatedAt: unknown;
  doc: Document;
}

/** The last result of each query. */
const kept = new Map<string, ReadonlyMap<Key, Kept>>();

/**
 * All documents of a collection, in all languages. Only documents that have changed since the last
 * call are read again: of 1,000 brands, the one being edited.
 */
export async function readDocuments(payload: Payload, wanted: Wanted): Promise<Document[]> {
  const { drafts: draft = false, sort = 'id', ...asked } = wanted;
  const query = { ...asked, draft, depth: 0, locale: 'all', pagination: false } as const;
  const memory = JSON.stringify(wanted);
  const before = kept.get(memory);
  const state = await payload.find({ ...query, sort, select: { updatedAt: true } });
  const now = state.docs as unknown as Document[];
  const changed = now.filter(({ id, updatedAt }) => before?.get(id)?.updatedAt !== updatedAt);
  const only = before && { where: { and: [asked.where ?? {}, isOneOf(changed)] } };
  const { docs } = changed.length > 0 ? await payload.find({ ...query, ...only }) : { docs: [] };
  const read = new Map((docs as unknown as Document[]).map((doc) => [doc.id, doc]));
  const all = now.flatMap(({ id, updatedAt }): [Key, Kept][] => {
    const doc = read.get(id) ?? before?.get(id)?.doc;
    return doc ? [[id, { updatedAt, doc }]] : [];
  });
  kept.set(memory, new Map(all));
  return all.map(([, { doc }]) => doc);
}

function isOneOf(documents: readonly Document[]): Where {
  return { id: { in: documents.map(({ id }) => id) } };
}
