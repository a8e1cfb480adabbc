import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FolderWork, Kept, OtherFile, SiteTarget } from './folder-files.ts';
import { sizeOf } from './make-files.ts';

/** Files that lie one behind the other in memory. */
interface Batch {
  bytes: Uint8Array<ArrayBuffer>;
  files: { path: string; size: number }[];
}

/** What the thread is asked for. It answers in the order of the calls. */
export interface FolderCalls {
  /** Gives the memory back. */
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

/** Least size of a batch, in bytes: one alone costs as much to hand over as many. */
const batchSize = 1024 * 1024;

/**
 * Works in the folder of a site in a second thread: to look through folders, to make them and to name
 * files takes as long as rendering (docs/decisions/0036-one-thread-in-the-folder.md).
 */
export function folderInThread(target: SiteTarget): FolderWork {
  const worker = new Worker(
    new URL(`folder-thread${extname(import.meta.url)}`, import.meta.url),
    // What it makes is short-lived, and little.
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
  /** The last batch that was sent. */
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
    // What goes wrong is thrown by each later call.
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
      // Others write while this one waits, so it looks again. Nothing may be awaited from here on.
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
