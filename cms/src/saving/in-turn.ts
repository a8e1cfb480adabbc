import { AsyncLocalStorage } from 'node:async_hooks';

interface Queue {
  last: Promise<unknown>;
  /** Whether a task runs within another one, which already has its turn. */
  inside: AsyncLocalStorage<boolean>;
}

const key = Symbol.for('schaufenster.saves');

/** Shared by the process: Next may load this module once for each of its bundles. */
const shared = globalThis as { [key]?: Queue };
const queue = shared[key] ?? { last: Promise.resolve(), inside: new AsyncLocalStorage() };
shared[key] = queue;

/**
 * Runs a task once all earlier ones have ended. A save then changes exactly the state it was
 * checked and merged against: nothing else is written in between.
 */
export async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (queue.inside.getStore()) return task();
  const run = queue.last.then(async () => queue.inside.run(true, task));
  queue.last = run.catch(() => undefined);
  return run;
}
