import { parentPort, workerData } from 'node:worker_threads';
import { folderFiles, type SiteTarget } from './folder-files.ts';
import type { FolderCall, FolderCalls } from './folder-in-thread.ts';

const files = folderFiles(workerData as SiteTarget);

const calls: FolderCalls = {
  write({ bytes, files: written }) {
    let start = 0;
    for (const { path, size } of written) {
      files.write(path, [bytes.subarray(start, start + size)]);
      start += size;
    }
    return bytes;
  },
  keep: (groups) => files.keep(groups),
  add: (others) => files.add(others),
  missing: (paths) => files.missing(paths),
  removeLeftovers: () => files.removeLeftovers(),
};

// An error ends the thread, and rejects the call in the main thread.
parentPort?.on('message', ({ name, value }: FolderCall) => {
  const answer = (calls[name] as (of: unknown) => unknown)(value);
  parentPort?.postMessage(
    answer,
    answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : [],
  );
});
