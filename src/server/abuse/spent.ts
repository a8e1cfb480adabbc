/** What may be used once. */
export interface Spent {
  /** False where it was used before, for something else. */
  use(id: string, by: string): boolean;
  /** Makes it unused, where its use has failed. */
  release(id: string): void;
}

/** Remembers the last `max` that were used. */
export function spentOnce(max = 100_000): Spent {
  const users = new Map<string, string>();
  return {
    use(id, by) {
      const user = users.get(id);
      if (user !== undefined) return user === by;
      users.set(id, by);
      if (users.size > max) users.delete(users.keys().next().value ?? '');
      return true;
    },
    release: (id) => void users.delete(id),
  };
}
