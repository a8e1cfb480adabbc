import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Link, makeLinks } from './links.ts';

/** From how many links on a second thread is worth its start. */
const worthwhile = 2000;

/**
 * Makes links below `folder`, which exists; many of them in two threads, since making their folders
 * is what takes the time.
 */
export async function makeManyLinks(links: readonly Link[], folder: string): Promise<void> {
  if (links.length < worthwhile) return makeLinks(links, new Set([folder]));
  const half = links.length / 2;
  const worker = new Worker(new URL(`links-worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: { links: links.slice(half), folder },
  });
  const ours = async () => makeLinks(links.slice(0, half), new Set([folder]));
  await Promise.all([once(worker, 'exit'), ours()]);
}
