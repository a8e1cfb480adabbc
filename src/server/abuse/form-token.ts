import { randomBytes } from 'node:crypto';
import type { Signer } from '../tokens/signer.ts';
import type { Ledger } from './ledger.ts';

/**
 * The shortest time in which a person fills in a form, and the longest time a page may stay open,
 * ms.
 */
const age = { min: 2000, max: 24 * 60 * 60 * 1000 };

/** A token that records when a visitor began to fill in a form. */
interface TimeToken {
  /** Unique to each token. */
  id: string;
  fault?: 'early' | 'expired';
}

export interface TimeTokens {
  issue(): string;
  /** Returns undefined if this server did not issue the token. */
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

/** Tracks tokens that may be used only once. */
export interface Spent {
  /** Returns false if the token was already used for another message. */
  use(id: string, by: string): Promise<boolean>;
  /** Makes the token usable again after its message could not be stored. */
  release(id: string): void;
}

/**
 * Remembers the last `max` tokens used in this process, and all tokens used in any process that
 * shares the ledger. While the ledger's database is unavailable, each process relies on its own
 * memory.
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
      // A token that stays marked as used can still be used by the same message.
      ledger?.release(id).catch(() => {});
    },
  };
}
