import { randomBytes } from 'node:crypto';
import type { Signer } from '../tokens/signer.ts';

/** How long people take at least, and how long a page may stay open, ms. */
const age = { min: 2000, max: 24 * 60 * 60 * 1000 };

/** A token that tells when a visitor began to write. */
export interface TimeToken {
  /** For telling it from all others. */
  id: string;
  fault?: 'early' | 'expired';
}

export interface TimeTokens {
  issue(): string;
  /** Undefined where the token is none of ours. */
  read(token: string): TimeToken | undefined;
}

export function timeTokens(signer: Signer, now: () => number = Date.now): TimeTokens {
  return {
    issue: () => signer.sign('time', `${now()} ${randomBytes(9).toString('base64url')}`),
    read(token) {
      const [issued, id] = signer.verify('time', token)?.split(' ') ?? [];
      if (!issued || !id) return undefined;
      const passed = now() - Number(issued);
      if (passed < age.min) return { id, fault: 'early' };
      return passed > age.max ? { id, fault: 'expired' } : { id };
    },
  };
}
