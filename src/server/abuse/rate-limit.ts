export interface RateLimit {
  /**
   * Counts one more of this key.
   *
   * @returns 0, or the seconds to wait where it is too many; then it was not counted.
   */
  hit(key: string): number;
}

/**
 * Lets through `limit` at once, and then so many in each `window` (ms), evenly: the generic cell
 * rate algorithm. It remembers a time for at most `maxKeys` keys, those that came last.
 */
export function rateLimit(
  { limit, window, maxKeys = 50_000 }: { limit: number; window: number; maxKeys?: number },
  now: () => number = steadyNow,
): RateLimit {
  /** By key, when all that was counted will have passed. */
  const until = new Map<string, number>();
  const interval = window / limit;
  return {
    hit(key) {
      const time = now();
      const next = Math.max(until.get(key) ?? 0, time) + interval;
      if (next - time > window) return Math.ceil((next - time - window) / 1000);
      // Deleted first, so that it becomes the last to be forgotten.
      until.delete(key);
      until.set(key, next);
      if (until.size > maxKeys) forgetOldest(until);
      return 0;
    },
  };
}

/** Nobody sets this clock back, which would prolong all waiting. */
function steadyNow(): number {
  return performance.now();
}

function forgetOldest(map: Map<string, unknown>): void {
  const { value } = map.keys().next();
  if (value !== undefined) map.delete(value);
}
