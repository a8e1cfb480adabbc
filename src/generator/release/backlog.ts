/** Work that goes on in the background, never more than a few pieces at a time. */
interface Backlog {
  /** Takes a piece of work, and answers as soon as there is room for the next. */
  add(work: Promise<void>): Promise<void>;
  /** Waits for all of it. */
  settle(): Promise<void>;
}

/** Work that fails makes the next call fail, and every one after it. */
export function backlog(limit: number): Backlog {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;

  const observed = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      failure ??= { error };
    }
  };
  const check = (): void => {
    if (failure) throw failure.error;
  };

  return {
    async add(work) {
      const done: Promise<void> = observed(work).then(() => void running.delete(done));
      running.add(done);
      if (running.size >= limit) await Promise.race(running);
      check();
    },
    async settle() {
      await Promise.all(running);
      check();
    },
  };
}
