/** The worker's result: a solution, or none. */
export interface Proof {
  solution: { counter: number; derivedKey: string } | null;
}

/**
 * Solves a proof-of-work challenge from the server in a worker. An invalid challenge has no
 * solution.
 *
 * @throws Error if there is no solution, or none is found in time.
 */
export async function prove(challenge: object): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    const { solution } = await new Promise<Proof>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Proof>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(challenge);
    });
    if (!solution) throw new Error('The proof of work has no solution.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
