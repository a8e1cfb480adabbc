import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Hashes a file without loading it into memory at once: 16 hexadecimal digits. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 16);
}
