import { setTimeout } from 'node:timers/promises';

/** Waits until a server responds, with any status. Returns false if the signal comes first. */
export async function whenReady(address: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const isUp = await fetch(address, { signal }).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await setTimeout(200, undefined, { signal }).catch(() => {});
  }
  return false;
}
