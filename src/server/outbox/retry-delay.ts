const second = 1000;
const hour = 60 * 60 * second;

const longest = 4 * hour;

/** The longest possible delay, ms. */
export const longestDelay = 1.25 * longest;

/** Default delay after the first failed attempt, ms. */
export const firstDelay = 10 * second;

/** Delay after a failed attempt, ms: doubles each time, from `first` to four hours. */
export function delayAfter(
  attempts: number,
  first: number = firstDelay,
  random: () => number = Math.random,
): number {
  const delay = Math.min(first * 2 ** Math.min(attempts, 20), longest);
  // Jitter keeps mails that failed together from being retried together.
  return delay * (0.75 + random() / 2);
}
