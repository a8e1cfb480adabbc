import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FolderWork, Kept, OtherFile, SiteTarget } from './folder-files.ts';
import { sizeOf } from './make-files.ts';

/** Files that are contiguous in memory. */
interface Batch {
  bytes: Uint8Array<ArrayBuffer>;
  files: { path: string; size: number }[];
}

/** The calls to the thread. It answers in the order of the calls. */
export interface FolderCalls {
  /** Returns the memory for reuse. */
  write: (batch: Batch) => Batch['bytes'];
  keep: (groups: readonly (readonly string[])[]) => Kept;
  add: (files: readonly OtherFile[]) => number;
  missing: (paths: readonly string[]) => string[];
  removeLeftovers: () => void;
}

/** A call as a message. */
export interface FolderCall {
  name: keyof FolderCalls;
  value: unknown;
}

/** Minimum size of a batch, in bytes: transferring a single file costs as much as many. */
const batchSize = 1024 * 1024;

/**
 * Writes to a site's folder in a second thread: searching folders, creating them and naming files
 * takes as long as rendering (docs/decisions/0036-one-thread-in-the-folder.md).
 */
export function folderInThread(target: SiteTarget): FolderWork {
  const worker = new Worker(
    new URL(`folder-thread${extname(import.meta.url)}`, import.meta.url),
    // It allocates little, and only for a short time.
    { workerData: target, resourceLimits: { maxYoungGenerationSizeMb: 8 } },
  );
  const asked: PromiseWithResolvers<unknown>[] = [];
  worker.on('message', (answer: unknown) => asked.shift()?.resolve(answer));
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that writes the files has ended.')));

  const call = async <Name extends keyof FolderCalls>(
    name: Name,
    value: Parameters<FolderCalls[Name]>[0],
    transferred: ArrayBuffer[] = [],
  ): Promise<ReturnType<FolderCalls[Name]>> => {
    if (failure) throw failure;
    const answer = Promise.withResolvers<unknown>();
    asked.push(answer);
    worker.postMessage({ name, value } satisfies FolderCall, transferred);
    return (await answer.promise) as ReturnType<FolderCalls[Name]>;
  };

  const free: Batch['bytes'][] = [];
  /** The last batch sent. */
  let sent = Promise.resolve();
  let batch: Batch | undefined;
  let size = 0;
  const write = async (full: Batch): Promise<void> => {
    free.push(await call('write', full, [full.bytes.buffer]));
  };
  const send = async (): Promise<void> => {
    if (!batch) return;
    const before = sent;
    sent = write(batch);
    // Every later call throws the error.
    sent.catch(() => {});
    batch = undefined;
    size = 0;
    // One batch may wait while another is written.
    await before;
  };
  const isTooFull = (more: number): boolean =>
    batch !== undefined && size + more > batch.bytes.length;

  return {
    async write(path, parts) {
      const more = sizeOf(parts);
      // Checks again, because other calls may write while this one waits. There must be no await
      // after this.
      while (isTooFull(more)) await send();
      batch ??= {
        bytes: (more <= batchSize && free.pop()) || new Uint8Array(Math.max(more, batchSize)),
        files: [],
      };
      for (const part of parts) {
        batch.bytes.set(part, size);
        size += part.length;
      }
      batch.files.push({ path, size: more });
    },
    keep: (groups) => call('keep', groups),
    add: (files) => call('add', files),
    missing: (paths) => call('missing', paths),
    removeLeftovers: () => call('removeLeftovers', undefined),
    async settle() {
      await send();
      await sent;
      if (failure) throw failure;
    },
    async end() {
      await worker.terminate();
    },
  };
}
