import { AsyncLocalStorage } from 'node:async_hooks';

interface Queue {
  last: Promise<unknown>;
  /** Tells whether a task is run by another one, which has its turn already. */
  inside: AsyncLocalStorage<boolean>;
}

const key = Symbol.for('schaufenster.saves');

/** The queue of the process: Next may load this module once for each of its bundles. */
const shared = globalThis as { [key]?: Queue };
const queue = shared[key] ?? { last: Promise.resolve(), inside: new AsyncLocalStorage() };
shared[key] = queue;

/**
 * Runs a task once all earlier ones have ended. What a save is checked and merged against is then what it changes: nothing
 * else is written in between.
 */
export async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (queue.inside.getStore()) return task();
  const run = queue.last.then(async () => queue.inside.run(true, task));
  queue.last = run.catch(() => undefined);
  return run;
}
