/**
 * Caches the results of tasks by name: calls during a task, or within its result's `lifetime` (ms)
 * after it, share one result. Failures are not cached.
 */
export function memory<Result>(
  task: (name: string) => Promise<Result>,
  lifetime: (result: Result) => number,
): (name: string) => Promise<Result> {
  const known = new Map<string, Entry<Result>>();
  const settle = async (entry: Entry<Result>) => {
    try {
      const kept = lifetime(await entry.result);
      entry.end = performance.now() + kept;
    } catch {
      entry.end = 0;
    }
  };
  return (name) => {
    const found = known.get(name);
    if (found && performance.now() < found.end) return found.result;
    const entry = { result: task(name), end: Number.POSITIVE_INFINITY };
    known.set(name, entry);
    void settle(entry);
    return entry.result;
  };
}

interface Entry<Result> {
  result: Promise<Result>;
  /** When the entry expires, on the clock of `performance.now`. */
  end: number;
}
