import { hash } from 'node:crypto';

/** A short hash of a text: 16 hexadecimal digits. */
export function digest(text: string): string {
  return hash('sha256', text).slice(0, 16);
}
