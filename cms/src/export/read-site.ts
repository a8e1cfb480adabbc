import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import type { ExportedFile, ExportedRecord } from '../../../src/content/cms/export.ts';
import { pictures } from '../collections/kinds.ts';
import { readRecords } from './read-content.ts';
import { readFiles, readPictures } from './read-files.ts';
import { readNames } from './read-names.ts';

export interface SiteContent {
  /** Unchanged as long as the content is. */
  revision: string;
  records: Record<string, ExportedRecord[]>;
  images: ExportedFile[];
  files: ExportedFile[];
}

/** The content of the site: what is published, or the latest drafts. */
export async function readSite(payload: Payload, drafts: boolean): Promise<SiteContent> {
  const names = await readNames(payload);
  const [records, { images, records: texts }, files] = await Promise.all([
    readRecords({ payload, drafts, names }),
    readPictures(payload, names),
    readFiles(payload),
  ]);
  const content = { records: { ...records, [pictures]: texts }, images, files };
  return { revision: hash('sha256', JSON.stringify(content)), ...content };
}
