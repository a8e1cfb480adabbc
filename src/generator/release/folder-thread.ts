import { parentPort, workerData } from 'node:worker_threads';
import { type FolderFiles, folderFiles } from './folder-files.ts';
import type { FolderCall, FolderCalls } from './folder-in-thread.ts';
import { type Listing, listFolder } from './leftovers.ts';

const known = listSpare(workerData as string | undefined);
let files: FolderFiles;

const calls: FolderCalls = {
  open(target) {
    files = folderFiles(target, known);
  },
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

// What cannot be done ends the thread, and is thrown where it was asked for.
parentPort?.on('message', ({ name, value }: FolderCall) => {
  const answer = (calls[name] as (of: unknown) => unknown)(value);
  parentPort?.postMessage(
    answer,
    answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : [],
  );
});

/** Another build may take the spare in the midst of it: nothing is locked yet. */
function listSpare(spare: string | undefined): Listing | undefined {
  if (spare === undefined) return undefined;
  try {
    return listFolder(spare);
  } catch {
    return undefined;
  }
}
