import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { FolderLayout } from '#model/feature.ts';
import type { Collection } from '#model/site.ts';
import { type Place, unreadable } from '../diagnostics/diagnostic.ts';
import type { ContentSource, SourceContent, SourceWords } from '../source.ts';
import {
  dataStem,
  isCollection,
  isMedia,
  layouts,
  looksLikeContent,
  suggestFile,
  usualName,
} from './layout.ts';
import { readUnknownFolder } from './other.ts';
import { readDataFile } from './read-text.ts';
import { addMedia, type Entry, placeIn, type Reading, type ReadValue, report } from './reading.ts';
import { readRecordFolder } from './record-folder.ts';
import { readStaticFolder, readTree, stampsOf, staticFolder } from './tree.ts';

/** A content source for files in a folder: YAML or JSON for records, Markdown for texts. */
export function filesSource(folder: string): ContentSource {
  return {
    name: `files in ${folder}`,
    load: async () => readShop(folder),
    watch: (onChange) => watchFolder(folder, onChange),
  };
}

/** Reads a shop's folder. */
function readShop(folder: string): SourceContent {
  const hash = createHash('sha256');
  const reading: Reading = {
    diagnostics: [],
    images: [],
    mapArchives: [],
    staticFiles: [],
    hash,
    hashed: new Set(),
  };
  const tree = tryTree(folder, reading);
  const collections = new Map<string, ReadValue>();
  for (const [collection, entry] of findCollections(tree, reading)) {
    collections.set(collection, readCollection(collection, entry, reading));
  }
  const records = [...collections].map(([name, { value }]) => [name, value] as const);
  for (const stamp of stampsOf(tree, reading.hashed)) hash.update(stamp);
  const { diagnostics, images, mapArchives, staticFiles } = reading;
  return {
    records: Object.fromEntries(records.filter(([, value]) => value !== undefined)),
    place: (path) => placeOf(collections, path),
    words: filesWords,
    diagnostics,
    images,
    mapArchives,
    staticFiles,
    version: hash.update(JSON.stringify(diagnostics)).digest('hex'),
  };
}

/** Finds the file or folder of each collection, and handles everything that belongs to none. */
function findCollections(tree: readonly Entry[], reading: Reading): Map<Collection, Entry> {
  const found = new Map<Collection, Entry>();
  for (const entry of tree) {
    if (entry.entries && entry.name === staticFolder) {
      readStaticFolder(entry, reading);
      continue;
    }
    const name = entry.entries ? entry.name : dataStem(entry.name);
    if (name === undefined || !isCollection(name) || !fits(name, entry)) {
      if (entry.entries) readUnknownFolder(entry, reading);
      else readTopFile(entry, reading);
      continue;
    }
    const other = found.get(name);
    if (other) {
      report(reading, entry.path, {
        code: 'duplicate-file',
        message: `${other.path} holds the same collection, "${name}".`,
        hint: 'Keep one of the two.',
      });
    } else {
      found.set(name, entry);
    }
  }
  return found;
}

function tryTree(folder: string, reading: Reading): Entry[] {
  try {
    return readTree(folder, reading);
  } catch (error) {
    report(reading, '.', unreadable(error));
    return [];
  }
}

function fits(collection: Collection, entry: Entry): boolean {
  return !entry.entries || layouts[collection].kind === 'folders';
}

function readTopFile(entry: Entry, reading: Reading): void {
  if (isMedia(entry.name)) addMedia(reading, entry);
  else if (looksLikeContent(entry.name)) {
    report(reading, entry.path, {
      code: 'unknown-file',
      message: 'This file is not known here.',
      hint: suggestFile(entry.name, Object.keys(layouts).map(usualName)),
    });
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
    } else if (layout.listsBy !== undefined && dataStem(child.name) !== undefined) {
      for (const record of readList(child, reading)) records.push(record);
    } else {
      readLooseFile(child, entry, layout, reading);
    }
  }
  return {
    value: records.map(({ value }) => value),
    place: ([index, ...rest]) =>
      (typeof index === 'number' && records[index]?.place(rest)) || placeIn(entry.path, []),
  };
}

/** Reads a file with a list of records. */
function readList(file: Entry, reading: Reading): ReadValue[] {
  const list = readDataFile(file, reading);
  if (list.value === undefined) return [];
  if (!Array.isArray(list.value)) {
    report(reading, file.path, {
      code: 'wrong-type',
      message: 'A list of records is needed here.',
      hint: 'Begin each with "- ".',
    });
    return [];
  }
  return list.value.map((record: unknown, at) => ({
    value: record,
    place: (path) => list.place([at, ...path]),
  }));
}

/** Handles a file beside the folders of records. */
function readLooseFile(entry: Entry, folder: Entry, layout: FolderLayout, reading: Reading): void {
  if (isMedia(entry.name)) addMedia(reading, entry);
  else if (looksLikeContent(entry.name)) {
    const place = `${folder.path}/${entry.name.replace(/\.[^.]*$/, '')}/${layout.recordFile}.yaml`;
    report(reading, entry.path, {
      code: 'misplaced-file',
      message: 'This file stands beside the folders of records.',
      hint: `Each record has a folder of its own, such as ${place}.`,
    });
  }
}

function placeOf(
  collections: ReadonlyMap<string, ReadValue>,
  [collection = '', ...path]: readonly PropertyKey[],
): Place {
  const name = String(collection);
  const known = collections.get(name);
  return known?.place(path) ?? placeIn(usualName(name), path);
}

/** Authors know files by their paths, and write values in YAML. */
const filesWords: SourceWords = {
  record: (collection: Collection, id) =>
    id === undefined ? usualName(collection) : `${collection}/${id}`,
  howToWrite({ needed, given }) {
    switch (needed) {
      case 'string':
        if (given === 'null') return 'If the word null or ~ is meant, put it in quotes.';
        return given === 'number' || given === 'boolean' ? 'Put it in quotes.' : undefined;
      case 'number':
        return given === 'string'
          ? 'Write digits without quotes and other signs; a point stands for the comma.'
          : undefined;
      case 'int':
        return given === 'string' ? 'Write digits without quotes and other signs.' : undefined;
      case 'boolean':
        return 'Write true or false, without quotes.';
      case 'array':
        return given === undefined ? 'Begin each with "- ".' : 'Begin each entry with "- ".';
      case 'object':
        return 'Write each field as "name: value".';
      default:
        return undefined;
    }
  },
};

/**
 * How long changes are collected before they are reported, ms: editors write a file in several
 * steps.
 */
const quiet = 50;

/** Calls back after changes in a folder, until the returned function is called. */
function watchFolder(folder: string, onChange: () => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const watcher = start(folder, () => {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(onChange, quiet);
  });
  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await (await watcher).close();
  };
}

async function start(folder: string, onEvent: () => void) {
  const { watch } = await import('chokidar');
  const root = resolve(folder);
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => /[\\/]\.[^\\/]*$/.test(path.slice(root.length)),
  });
  return watcher.on('all', onEvent);
}
