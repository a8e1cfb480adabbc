import { hash } from 'node:crypto';

/** A short hash: 16 hexadecimal digits. */
export function digest(contents: string | Uint8Array): string {
  return hash('sha256', contents).slice(0, 16);
}
