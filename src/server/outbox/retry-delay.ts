const second = 1000;
const hour = 60 * 60 * second;

const longest = 4 * hour;

/** No wait is longer than this, ms. */
export const longestDelay = 1.25 * longest;

/** How long to wait after a first try in vain where no setting says so, ms. */
export const firstDelay = 10 * second;

/** How long to wait after a try in vain, ms: doubled each time, from `first` to four hours. */
export function delayAfter(
  attempts: number,
  first: number = firstDelay,
  random: () => number = Math.random,
): number {
  const delay = Math.min(first * 2 ** Math.min(attempts, 20), longest);
  // Mails that failed together do not come back together.
  return delay * (0.75 + random() / 2);
}
