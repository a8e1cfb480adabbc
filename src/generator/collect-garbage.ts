import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A heap of this size, in bytes, is worth a collection of some tenths of a second. */
const large = 256 * 2 ** 20;

/**
 * Frees what nothing refers to any more, if the heap is large. Left alone, V8 lets the heap grow to
 * about twice of what was alive at its last full collection: after a peak, for far too long.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < large) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
