import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import { z } from 'zod';
import type { SourceContent } from '../source.ts';
import { asking, type Ask, type CmsConnection } from './client.ts';
import { readExport, readJson } from './read-export.ts';

/** The maximum number of files sent at the same time. */
const concurrency = 4;

const countSchema = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
});

interface Imported extends z.output<typeof countSchema> {
  /** Number of files sent; the content system already had the others. */
  files: number;
}

/**
 * Sends content to a content system: the missing files, then all records, which are published and
 * replace those of the same name. Deletes nothing there. Idempotent.
 *
 * @param connection with an owner's key.
 * @throws UserError if the content system cannot be reached, or refuses.
 */
export async function importContent(
  content: SourceContent,
  connection: CmsConnection,
): Promise<Imported> {
  const ask = asking(connection, 'users');
  const { images, files } = await readExport(ask, false);
  const known = new Set([...images, ...files].map(keyOf));
  const wanted = await pMap(filesOf(content), withHash, { concurrency });
  const missing = wanted.filter((file) => !known.has(keyOf(file)));
  await pMap(missing, (file) => sendFile(file, ask), { concurrency });
  const request = {
    path: '/api/import',
    what: 'the import of records',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: async () => JSON.stringify({ records: content.records }),
  } as const;
  const count = await ask(request, (answer) => readJson(answer, countSchema));
  return { ...count, files: missing.length };
}

interface OwnFile {
  name: string;
  /** Where a static file is to be on the site. */
  path?: string;
  file: string;
}

type HashedFile = OwnFile & { hash: string };

function filesOf({ images, mapArchives, staticFiles }: SourceContent): OwnFile[] {
  return [
    ...[...images, ...mapArchives].map(({ name, file }) => ({ name, file })),
    ...staticFiles.map(({ path, file }) => ({ name: path.replace(/^.*\//, ''), path, file })),
  ];
}

async function withHash(own: OwnFile): Promise<HashedFile> {
  const hash = createHash('sha256')
    .update(await readFile(own.file))
    .digest('hex');
  return { ...own, hash };
}

/** Identifies a file at its place in the content system. */
function keyOf({ name, path, hash }: { name: string; path?: string | undefined; hash: string }) {
  return JSON.stringify([path ?? name, hash]);
}

async function sendFile({ name, path, file }: HashedFile, ask: Ask): Promise<void> {
  const query = new URLSearchParams({ name, ...(path !== undefined && { path }) }).toString();
  const request = {
    path: `/api/import/file?${query}`,
    what: name,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: () => openAsBlob(file),
  } as const;
  await ask(request, async () => {});
}
