import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRecord, recordPath, type UploadRecord } from './record.ts';
import { type HashedFile, inStages, siteFiles } from './site-files.ts';
import type { Target, UploadFile } from './target.ts';

/** What an upload did. */
export interface Uploaded {
  uploaded: number;
  removed: number;
  /** Files that the site no longer has, and that stay for a while. */
  staying: number;
}

/** For so long files stay that the site no longer has, ms: open tabs and caches still ask for them. */
const longestUse = 24 * 60 * 60 * 1000;

/** After so many files the record is written, from which an upload goes on that broke off. */
const batch = 200;

/**
 * Brings a site to a target: new files with hashed names first, pages last, and what the site no longer
 * has goes a day later. One that breaks off leaves the site there whole, and the next goes on from it.
 *
 * @param site Folder of the site's files.
 */
export async function upload(site: string, target: Target, now = Date.now()): Promise<Uploaded> {
  const files = await siteFiles(site, target.takesCompressed);
  const record = readRecord(await target.read(recordPath));
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const keep = () => putRecord(target, record, folder);
  try {
    let uploaded = 0;
    for (const part of inBatches(files, record)) {
      await target.put(part);
      for (const { path, hash } of part) record.files[path] = hash;
      uploaded += part.length;
      await keep();
    }
    const old = noteGone(record, files, now);
    await target.remove(old);
    for (const path of old) forget(record, path);
    await keep();
    return { uploaded, removed: old.length, staying: Object.keys(record.gone).length };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What has changed, in the order in which it may appear. */
function inBatches(files: readonly HashedFile[], record: UploadRecord): HashedFile[][] {
  return inStages(files).flatMap((stage) => {
    const changed = stage.filter(({ path, hash }) => record.files[path] !== hash);
    const count = Math.ceil(changed.length / batch);
    return Array.from({ length: count }, (_, at) => changed.slice(at * batch, (at + 1) * batch));
  });
}

/** Notes what the site no longer has, and what it has again. Gives what nobody needs any more. */
function noteGone(record: UploadRecord, files: readonly HashedFile[], now: number): string[] {
  const wanted = new Set(files.map(({ path }) => path));
  for (const path of Object.keys(record.files)) {
    if (wanted.has(path)) record.gone = without(record.gone, path);
    else record.gone[path] ??= now;
  }
  return Object.entries(record.gone)
    .filter(([, since]) => now - since > longestUse)
    .map(([path]) => path);
}

function forget(record: UploadRecord, path: string): void {
  record.files = without(record.files, path);
  record.gone = without(record.gone, path);
}

function without<Value>(from: Record<string, Value>, path: string): Record<string, Value> {
  if (!Object.hasOwn(from, path)) return from;
  const { [path]: _, ...rest } = from;
  return rest;
}

async function putRecord(target: Target, record: UploadRecord, folder: string): Promise<void> {
  const file = join(folder, recordPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(record));
  const stored: UploadFile = {
    path: recordPath,
    file,
    type: 'application/json',
    cacheControl: 'no-store',
  };
  await target.put([stored]);
}
