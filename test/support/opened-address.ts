import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The address that `schaufenster start` or `preview` tells once it is open. Rejects where it ends before. */
export async function openedAddress({ stdout }: { stdout: Readable }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const lines = createInterface({ input: stdout });
  lines.on('line', (line) => {
    const address = /^The (?:shop|preview) is open: (\S+)$/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
  lines.on('close', () => reject(new Error('The server did not start.')));
  return promise;
}
