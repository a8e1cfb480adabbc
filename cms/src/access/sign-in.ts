import type { APIError, CollectionAfterLoginHook, PayloadRequest } from 'payload';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import { dataOf } from '../records/data.ts';
import { clientOf } from './client.ts';
import { isPassword } from './password.ts';
import { refused } from './refused.ts';
import { languageOf } from '../language-of.ts';

/** The period for which sign-in attempts count, ms. */
const period = 10 * 60 * 1000;

/**
 * The maximum number of attempts within the period: by one client on one account, by all clients on
 * it, and by one client on all accounts.
 */
const limits = { both: 5, account: 20, client: 30 } as const;

/** The times of attempts, by what they count towards. */
export class Attempts {
  readonly #times = new Map<string, number[]>();

  /**
   * Counts an attempt before its password is checked, so that simultaneous attempts count too.
   *
   * @returns whether it may be checked
   */
  add(account: string, client: string, now = Date.now()): boolean {
    this.#forget(now);
    const keys = { both: `${account} ${client}`, account, client: ` ${client}` };
    const names = ['both', 'account', 'client'] as const;
    const count = (name: (typeof names)[number]) => this.#times.get(keys[name])?.length ?? 0;
    if (names.some((name) => count(name) >= limits[name])) return false;
    for (const name of names) {
      this.#times.set(keys[name], [...(this.#times.get(keys[name]) ?? []), now]);
    }
    return true;
  }

  /**
   * Call after the right password: removes that attempt, and the client's earlier ones on the
   * account.
   */
  succeed(account: string, client: string): void {
    this.#times.delete(`${account} ${client}`);
    for (const key of [account, ` ${client}`]) this.#times.get(key)?.pop();
  }

  #forget(now: number): void {
    for (const [key, times] of this.#times) {
      const recent = times.filter((time) => time > now - period);
      if (recent.length === 0) this.#times.delete(key);
      else this.#times.set(key, recent);
    }
  }
}

const attempts = new Attempts();

/** Counts an attempt to sign in to an account. */
export function mayTry(email: unknown, req: PayloadRequest): boolean {
  return attempts.add(accountOf(email), clientOf(req));
}

/** Call after the right password. */
export function succeeded(email: unknown, req: PayloadRequest): void {
  attempts.succeed(accountOf(email), clientOf(req));
}

interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}

/**
 * Before a password is checked: rejects further attempts, for accounts that do not exist as well.
 */
export async function limitAttempts({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'login') return;
  const { email, password } = dataOf(dataOf(args)['data']);
  if (!mayTry(email, req)) throw tooManyAttempts(req);
  const known = await req.payload.db.findOne<{ id: number | string }>({
    collection: 'users',
    where: { email: { equals: accountOf(email) } },
  });
  // The log says whose password was guessed, by id.
  req.context['account'] = known?.id;
  // Payload checks no password if there is no account: the quick response would reveal that.
  if (!known) await isPassword(String(password));
}

export const forgetAttempts: CollectionAfterLoginHook = ({ user, req, context }) => {
  // A passkey does not prove that somebody knows the password.
  if (context['passkey'] !== undefined) return;
  succeeded(dataOf(user)['email'], req);
};

export function tooManyAttempts({ i18n }: PayloadRequest): APIError {
  return refused(tooMany[languageOf(i18n.language)], 429);
}

/**
 * Truncated, because attempts are stored by it and must not fill the memory. Passkeys have up to
 * 1,400 characters.
 */
function accountOf(account: unknown): string {
  return typeof account === 'string' ? account.trim().slice(0, 1500).toLowerCase() : '';
}

const tooMany: ByLanguage = {
  de: 'Das waren zu viele Versuche. Warten Sie zehn Minuten, und versuchen Sie es dann noch einmal.',
  en: 'Too many attempts. Wait ten minutes, then try again.',
  fr: 'Trop de tentatives. Attendez dix minutes, puis réessayez.',
};
