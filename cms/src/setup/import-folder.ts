import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import type { ContentSource } from '../../../src/content/source.ts';
import { importFile } from '../import/import-file.ts';
import { importRecords } from '../import/import-records.ts';

/** Imports a shop into an empty content system. Leaves one that already has a shop unchanged. */
export async function importFolder(payload: Payload, source: ContentSource): Promise<void> {
  const company = await payload.findGlobal({ slug: 'company', draft: true, depth: 0 });
  if (Reflect.get(company, 'updatedAt')) return;
  const { records, images, mapArchives, staticFiles } = await source.load();
  for (const { name, file } of [...images, ...mapArchives]) {
    await importFile(payload, { name, data: await readFile(file) });
  }
  for (const { path, file } of staticFiles) {
    await importFile(payload, { name: basename(file), path, data: await readFile(file) });
  }
  const { created } = await importRecords({ payload }, records);
  console.log(`Imported ${created} records and ${images.length} pictures: ${source.name}.`);
}
