import { randomBytes } from 'node:crypto';
import type { Signer } from '../tokens/signer.ts';
import type { Ledger } from './ledger.ts';

/** How long people take at least, and how long a page may stay open, ms. */
const age = { min: 2000, max: 24 * 60 * 60 * 1000 };

/** A token that tells when a visitor began to write. */
interface TimeToken {
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

/** What may be used once. */
export interface Spent {
  /** False where it was used before, for something else. */
  use(id: string, by: string): Promise<boolean>;
  /** Makes it unused, where its use has failed. */
  release(id: string): void;
}

/**
 * Remembers the last `max` that were used here, and all that were used in any process that shares
 * the ledger. While its database is away, each process goes by its own memory.
 */
export function spentOnce(ledger?: Ledger, max = 100_000): Spent {
  const users = new Map<string, string>();
  return {
    async use(id, by) {
      const user = users.get(id);
      if (user !== undefined) return user === by;
      users.set(id, by);
      if (users.size > max) users.delete(users.keys().next().value ?? '');
      const isFree = !ledger || (await ledger.use(id, by).catch(() => true));
      if (!isFree) users.delete(id);
      return isFree;
    },
    release(id) {
      users.delete(id);
      // What stays used can be used by the same message again.
      ledger?.release(id).catch(() => {});
    },
  };
}
