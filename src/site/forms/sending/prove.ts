/** What the worker answers: a solution, or that there is none. */
export interface Proof {
  solution: { counter: number; derivedKey: string } | null;
}

/**
 * Does the proof of work that a server asks for, beside the page's own thread. A challenge that is
 * none has no solution.
 *
 * @throws Error where there is no solution, in time or at all.
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
