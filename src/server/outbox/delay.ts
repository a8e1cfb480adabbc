const second = 1000;
const hour = 60 * 60 * second;

/** How long to wait after a try in vain, ms: from ten seconds, doubled each time, to four hours. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(10 * second * 2 ** Math.min(attempts, 20), 4 * hour);
  // Mails that failed together do not come back together.
  return delay * (0.75 + random() / 2);
}
