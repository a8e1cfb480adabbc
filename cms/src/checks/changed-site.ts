import { randomUUID } from 'node:crypto';
import type { ExportedRecord } from '../../../src/content/cms/export.ts';
import type { Collection } from '../../../src/model/site.ts';
import { holdings } from '../collections/kinds.ts';
import type { SiteContent } from '../export/read-site.ts';

/** The site with a record replaced by id, or appended. */
export function withRecord(
  site: SiteContent,
  name: Collection,
  record: ExportedRecord,
): SiteContent {
  const list = site.records[name] ?? [];
  const at = list.findIndex(({ id }) => id === record.id);
  return withList(site, name, at < 0 ? [...list, record] : list.with(at, record));
}

/** The site with the records of a collection replaced. */
export function withList(site: SiteContent, name: Collection, list: ExportedRecord[]): SiteContent {
  return { ...site, revision: randomUUID(), records: { ...site.records, [name]: list } };
}

/** The site without a record or file, by its path in the admin. */
export function without(site: SiteContent, admin: string): SiteContent {
  const stays = (one: { admin: string }) => one.admin !== admin;
  const records = [...holdings.keys()].map((name) => [
    name,
    (site.records[name] ?? []).filter(stays),
  ]);
  return {
    revision: randomUUID(),
    records: Object.fromEntries(records) as SiteContent['records'],
    images: site.images.filter(stays),
    files: site.files.filter(stays),
  };
}
