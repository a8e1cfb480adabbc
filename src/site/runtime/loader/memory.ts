/**
 * Remembers what came of a task, by a name: who asks again while it goes on, or within `lifetime`
 * (ms) of its end, gets the same. What `isKept` refuses is forgotten, and so is a task that failed.
 */
export function memory<Result>(
  task: (name: string) => Promise<Result>,
  { lifetime, isKept }: { lifetime: number; isKept: (result: Result) => boolean },
): (name: string) => Promise<Result> {
  const known = new Map<string, Entry<Result>>();
  const settle = async (entry: Entry<Result>) => {
    try {
      entry.end = isKept(await entry.result) ? performance.now() + lifetime : 0;
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
  /** When it is forgotten, on the clock of `performance.now`. */
  end: number;
}
