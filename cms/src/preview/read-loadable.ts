import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ExportedRecord } from '../../../src/content/cms/export.ts';
import { loadSite } from '../../../src/content/load.ts';
import { siteSource } from '../checks/site-source.ts';
import { readSite, type SiteContent } from '../export/read-site.ts';

/** The maximum number of rounds: without a draft, others may have broken references. */
const rounds = 4;

/** The last result, by the states it was made from: a preview requests each of its pages. */
let last: { of: string; site: Promise<SiteContent> } | undefined;

/**
 * The latest drafts without those that would break the whole site, such as one that was just
 * started: their published version replaces them, if there is one. Drafts that break only their own
 * page stay, because that page says what is missing.
 */
export async function readLoadable(payload: Payload): Promise<SiteContent> {
  const drafts = await readSite(payload, true);
  const published = await readSite(payload, false);
  const of = `${drafts.revision} ${published.revision}`;
  if (last?.of !== of) last = { of, site: withoutBreaking(drafts, published) };
  return last.site;
}

export async function withoutBreaking(
  drafts: SiteContent,
  published: SiteContent,
): Promise<SiteContent> {
  let site = drafts;
  const replaced = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const loaded = await loadSite(siteSource(site));
    const elsewhere = loaded.site ? [] : (loaded.elsewhere ?? []);
    const found = elsewhere.flatMap(({ place }) =>
      place.url ? [new URL(place.url).pathname] : [],
    );
    const further = found.filter((admin) => !replaced.has(admin));
    if (further.length === 0) return site;
    for (const admin of further) replaced.add(admin);
    site = withPublished(drafts, published, replaced);
  }
  return site;
}

/** The drafts, with the published version of these documents, by their paths in the admin. */
function withPublished(
  drafts: SiteContent,
  published: SiteContent,
  replaced: ReadonlySet<string>,
): SiteContent {
  const isReplaced = ({ admin }: ExportedRecord) => replaced.has(admin);
  const lists = Object.entries(drafts.records).map(([name, list]): [string, ExportedRecord[]] => {
    if (!list.some(isReplaced)) return [name, list];
    const old = (published.records[name] ?? []).filter(isReplaced);
    const inPlace = list.flatMap((record) => {
      if (!isReplaced(record)) return [record];
      return old.filter(({ id, admin }) => id === record.id && admin === record.admin);
    });
    // Rows of a list that the draft no longer has.
    const further = old.filter(({ id }) => !inPlace.some((record) => record.id === id));
    return [name, [...inPlace, ...further]];
  });
  const revision = hash(
    'sha256',
    JSON.stringify([drafts.revision, published.revision, [...replaced]]),
  );
  return { ...drafts, revision, records: Object.fromEntries(lists) };
}
