import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import type { ContentSource } from '../../../src/content/source.ts';
import { importFile } from '../import/import-file.ts';
import { importRecords } from '../import/import-records.ts';

/** Fills an empty content system with a shop. One that holds a shop already is left alone. */
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
