import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from './file-writer.ts';
import { writeNewFile } from './new-file.ts';

const { folder, made } = workerData as { folder: string; made: Set<string> };

// What cannot be written ends the thread, and is thrown where the file came from.
parentPort?.on('message', ({ bytes, files }: Batch) => {
  let start = 0;
  for (const { path, size } of files) {
    writeNewFile(folder, path, [bytes.subarray(start, start + size)], made);
    start += size;
  }
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
