import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backlog } from './backlog.ts';
import { sizeOf, writeNewFile } from './new-file.ts';

/** Writes files that do not exist yet, with the folders they need. */
export interface FileWriter {
  /**
   * Takes a file, in parts, below the writer's folder. Answers as soon as there is room for the next;
   * an error comes with a later call, at the latest from `settle`.
   */
  write(path: string, parts: readonly Uint8Array[]): Promise<void>;
  /** Waits until all is written. */
  settle(): Promise<void>;
}

/** From how many files on a second thread is worth its start. */
const worthwhile = 200;

/**
 * Writes below `folder`, which exists. Many files are written in a second thread: making their folders
 * and names takes as long as rendering them (docs/decisions/0035-writing-and-bundling-beside.md). It
 * ends with `settle`.
 *
 * @param made Folders that exist already, absolute, and all that are made in this thread.
 */
export function fileWriter(folder: string, made: Set<string>): FileWriter {
  let count = 0;
  let thread: FileWriter | undefined;
  return {
    async write(path, parts) {
      count += 1;
      if (count <= worthwhile) return writeNewFile(folder, path, parts, made);
      thread ??= writerThread(folder, made);
      return thread.write(path, parts);
    },
    async settle() {
      // A thread that has failed stays, and fails again.
      await thread?.settle();
      thread = undefined;
      count = 0;
    },
  };
}

/** Files that lie one behind the other in memory. */
export interface Batch {
  bytes: Uint8Array<ArrayBuffer>;
  files: { path: string; size: number }[];
}

/** Least size of a batch, in bytes: one alone costs as much to hand over as many. */
const batchSize = 1024 * 1024;

/** With so many batches on their way, whoever sends another waits. */
const waitingBatches = 2;

function writerThread(folder: string, made: ReadonlySet<string>): FileWriter {
  const worker = new Worker(new URL(`writer-thread${extname(import.meta.url)}`, import.meta.url), {
    workerData: { folder, made },
    // What it makes is short-lived, and little.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const sent: PromiseWithResolvers<void>[] = [];
  const free: Batch['bytes'][] = [];
  worker.on('message', (bytes: Batch['bytes']) => {
    free.push(bytes);
    sent.shift()?.resolve();
  });
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of sent.splice(0)) reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that writes the files has ended.')));
  const waiting = backlog(waitingBatches);
  let batch: Batch | undefined;
  let size = 0;

  const send = async (): Promise<void> => {
    if (failure) throw failure;
    if (!batch) return;
    const { bytes } = batch;
    const answer = Promise.withResolvers<void>();
    sent.push(answer);
    worker.postMessage(batch, [bytes.buffer]);
    batch = undefined;
    size = 0;
    await waiting.add(answer.promise);
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
    async settle() {
      try {
        await send();
        await waiting.settle();
      } finally {
        await worker.terminate();
      }
    },
  };
}
