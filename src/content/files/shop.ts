import type { Collection } from '#model/site.ts';
import { fieldPath } from '../field-path.ts';
import { suggest } from '../nearest.ts';
import { readMistake } from '../read-error.ts';
import type { Origin, SourceContent } from '../source.ts';
import { readDataFile } from './data-file.ts';
import { dataStem, isMedia, looksLikeContent } from './file-name.ts';
import { type FolderLayout, isCollection, layouts, usualName } from './layout.ts';
import { readUnknownFolder } from './other.ts';
import { addMedia, addMistake, type Reading, type ReadValue } from './reading.ts';
import { readRecordFolder } from './record-folder.ts';
import { type Entry, readTree } from './tree.ts';

/** Reads a shop's folder. */
export function readShop(folder: string): SourceContent {
  const reading: Reading = { problems: [], images: [], mapArchives: [] };
  const collections = new Map<string, ReadValue>();
  for (const [collection, entry] of findCollections(folder, reading)) {
    collections.set(collection, readCollection(collection, entry, reading));
  }
  const records = [...collections].map(([name, { value }]) => [name, value] as const);
  return {
    records: Object.fromEntries(records.filter(([, value]) => value !== undefined)),
    origin: (path) => origin(collections, path),
    ...reading,
  };
}

/** The file or folder of each collection. All that belongs to none is dealt with. */
function findCollections(folder: string, reading: Reading): Map<Collection, Entry> {
  const found = new Map<Collection, Entry>();
  for (const entry of tryTree(folder, reading)) {
    const name = entry.entries ? entry.name : dataStem(entry.name);
    if (name === undefined || !isCollection(name) || !fits(name, entry)) {
      if (entry.entries) readUnknownFolder(entry, reading);
      else readTopFile(entry, reading);
      continue;
    }
    const other = found.get(name);
    if (other) {
      const message = `${other.path} holds the same collection, "${name}".`;
      addMistake(reading, entry.path, message, 'Keep one of the two.');
    } else {
      found.set(name, entry);
    }
  }
  return found;
}

function tryTree(folder: string, reading: Reading): Entry[] {
  try {
    return readTree(folder, reading.problems);
  } catch (error) {
    reading.problems.push({ severity: 'error', file: '.', ...readMistake(error) });
    return [];
  }
}

function fits(collection: Collection, entry: Entry): boolean {
  return !entry.entries || layouts[collection].kind === 'folders';
}

function readTopFile(entry: Entry, reading: Reading): void {
  if (isMedia(entry.name)) addMedia(reading, entry);
  else if (looksLikeContent(entry.name)) {
    const hint = suggest(entry.name, Object.keys(layouts).map(usualName));
    addMistake(reading, entry.path, 'This file is not known here.', hint);
  }
}

function readCollection(collection: Collection, entry: Entry, reading: Reading): ReadValue {
  const layout = layouts[collection];
  if (!entry.entries || layout.kind !== 'folders') return readDataFile(entry, reading);
  const records: ReadValue[] = [];
  for (const child of entry.entries) {
    if (child.entries) {
      const record = readRecordFolder(child, layout, reading);
      if (record) records.push(record);
    } else {
      readLooseFile(child, entry, layout, reading);
    }
  }
  return {
    value: records.map(({ value }) => value),
    origin: ([index, ...rest]) =>
      (typeof index === 'number' && records[index]?.origin(rest)) || {
        file: entry.path,
        field: '',
      },
  };
}

/** A file beside the folders of records. */
function readLooseFile(entry: Entry, folder: Entry, layout: FolderLayout, reading: Reading): void {
  if (isMedia(entry.name)) addMedia(reading, entry);
  else if (looksLikeContent(entry.name)) {
    const place = `${folder.path}/${entry.name.replace(/\.[^.]*$/, '')}/${layout.recordFile}.yaml`;
    const hint = `Each record has a folder of its own, such as ${place}.`;
    addMistake(reading, entry.path, 'This file stands beside the folders of records.', hint);
  }
}

function origin(
  collections: ReadonlyMap<string, ReadValue>,
  [collection = '', ...path]: readonly PropertyKey[],
): Origin {
  const name = String(collection);
  const known = collections.get(name);
  return known?.origin(path) ?? { file: usualName(name), field: fieldPath(path) };
}
