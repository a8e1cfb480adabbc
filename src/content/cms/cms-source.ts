import { hash } from 'node:crypto';
import { join } from 'node:path';
import pMap from 'p-map';
import { UserError } from '#model/user-error.ts';
import { type Diagnostic, diagnosticAt } from '../diagnostics/diagnostic.ts';
import type { ContentSource, SourceContent, SourceFile, StaticSource } from '../source.ts';
import { asking, type Ask, type CmsConnection } from './client.ts';
import type { ExportedFile } from './export.ts';
import { NotThere } from './failure.ts';
import { type FileCache, fileCache } from './file-cache.ts';
import { placeOfFile, placesOf } from './places.ts';
import { type Drafts, type Export, readExport, readRevision } from './read-export.ts';
import { cmsWords, isListed } from './words.ts';

interface CmsSourceOptions extends CmsConnection {
  /** Cache folder shared by builds; contains the content system's files, among others. */
  cache: string;
  /** Whether to read the latest drafts instead of the published versions. */
  drafts?: Drafts;
  /** How often `watch` checks for changes, ms. */
  interval?: number;
}

/** A content source that can check whether it has changed since it was last read. */
export interface CmsSource extends ContentSource {
  /**
   * Whether the content has changed since the last `load`.
   *
   * @throws UserError if the content system cannot be reached.
   */
  hasChanged(): Promise<boolean>;
}

/** The maximum number of files fetched at the same time. */
const concurrency = 6;

/**
 * The content of a content system, read from its export. It is read completely or not at all:
 * `load` throws a UserError if the content system cannot deliver everything.
 */
export function cmsSource(options: CmsSourceOptions): CmsSource {
  const { url, cache, drafts = false, interval = 2000 } = options;
  const files = fileCache(join(cache, 'cms'));
  let revision: string | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<SourceContent> => {
    const ask = asking(options);
    const read = await readExport(ask, drafts);
    const content = await contentOf(read, { url, files, ask });
    revision = read.revision;
    await files.sweep();
    return content;
  };
  const hasChanged = async (): Promise<boolean> => {
    await reading;
    return (await readRevision(asking(options), drafts, revision)) !== revision;
  };
  return {
    name: `content system at ${url}`,
    async load() {
      const loading = load();
      reading = Promise.allSettled([loading]);
      return loading;
    },
    hasChanged,
    watch: (onChange) => poll(async () => (await hasChanged()) && onChange(), interval),
  };
}

interface Parts {
  url: string;
  files: FileCache;
  ask: Ask;
}

async function contentOf(read: Export, { url, files, ask }: Parts): Promise<SourceContent> {
  const fetched = await fetchFiles([...read.images, ...read.files], { url, files, ask });
  const source = (file: ExportedFile): SourceFile => ({
    name: file.name,
    file: files.pathOf(file),
    place: placeOfFile(file, url),
  });
  return {
    records: recordsOf(read),
    place: placesOf(read.records, url),
    words: cmsWords,
    images: read.images.map(source),
    mapArchives: read.files.filter(({ path }) => path === undefined).map(source),
    staticFiles: read.files.flatMap((file): StaticSource[] =>
      file.path === undefined ? [] : [{ ...source(file), path: file.path }],
    ),
    diagnostics: fetched,
    version: hash('sha256', JSON.stringify([url, read.revision, fetched])),
  };
}

/** Fetches files; reports those that the content system has lost. */
async function fetchFiles(
  wanted: readonly ExportedFile[],
  { url, files, ask }: Parts,
): Promise<Diagnostic[]> {
  const byPath = new Map(wanted.map((file) => [files.pathOf(file), file]));
  const lost: Diagnostic[] = [];
  await pMap(
    byPath.values(),
    async (file) => {
      try {
        await files.fetch(file, ask);
      } catch (error) {
        if (!(error instanceof UserError && error.cause instanceof NotThere)) throw error;
        lost.push(diagnosticAt(placeOfFile(file, url), lostUpload));
      }
    },
    { concurrency },
  );
  return lost;
}

const lostUpload = {
  code: 'lost-upload',
  message: 'The content system knows the file, but has lost its bytes.',
  hint: 'Upload it again here.',
} as const;

/** The records in the format shared by all sources. */
function recordsOf({ records }: Export): Record<string, unknown> {
  const shaped = [...records].flatMap(([collection, list]): [string, unknown][] => {
    const values = list.map(({ value }) => value);
    if (isListed(collection)) return [[collection, values]];
    const [only, second] = list;
    if (second) {
      throw new UserError(
        `The content system delivers ${list.length} records of ${collection}, of which there is one: ${only?.title}, ${second.title}. Perhaps kit and content system are of different versions: update both.`,
      );
    }
    return only ? [[collection, only.value]] : [];
  });
  return Object.fromEntries(shaped);
}

/**
 * Polls until the returned function is called. Failed requests are repeated at the next interval.
 */
function poll(ask: () => Promise<unknown>, interval: number): () => Promise<void> {
  let asked = Promise.resolve<unknown>(undefined);
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    timer = setTimeout(() => {
      asked = ask()
        .catch(() => {})
        .finally(() => {
          if (!isOver) next();
        });
    }, interval);
  };
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await asked;
  };
}
