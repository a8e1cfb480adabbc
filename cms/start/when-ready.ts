import { setTimeout } from 'node:timers/promises';

/**
 * Waits until a server answers, whatever it says.
 *
 * @throws if it does not within five minutes: a first build makes all pictures
 */
export async function whenReady(address: string): Promise<void> {
  const late = Date.now() + 300_000;
  while (Date.now() < late) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await setTimeout(200);
  }
  throw new Error(`${address} does not answer.`);
}
