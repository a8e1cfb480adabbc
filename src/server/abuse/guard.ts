import { randomBytes } from 'node:crypto';
import type { AltchaChallenge } from '#model/forms/problem.ts';
import type { Signer } from '../tokens/signer.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import { createLimits, type Limits } from './limits.ts';
import { createProofs } from './proof.ts';
import { spentOnce, timeTokens } from './form-token.ts';

/** Why a message may not come from a person who fills in the form. */
type Sign =
  | 'honeypot'
  | 'no-token'
  | 'forged-token'
  | 'early-token'
  | 'expired-token'
  | 'used-token'
  | 'many-messages'
  | 'always';

/** What a message says of how it came about. */
export interface Evidence {
  client: Client;
  visitor: string;
  /** The key of the message: the same one sent again spends nothing anew. */
  key: string;
  email: string;
  token?: string | undefined;
  website?: string | undefined;
  altcha?: string | undefined;
}

type Verdict =
  /** Call `release` where the message could not be stored: what it spent can be used again. */
  { sign?: never; release: () => void } | { sign: Sign; wait: number };

export interface Guard {
  limits: Limits;
  /** For pages, when a visitor begins to write. */
  issueToken(): string;
  /** For the page that asks a visitor without JavaScript to send once more. */
  issueClick(visitor: string): string;
  /** A proof of work to ask for; undefined where the owner wants none. */
  challenge(): AltchaChallenge | undefined;
  /** Lets a message pass that has good signs, or a proof beside bad ones. */
  judge(evidence: Evidence): Promise<Verdict>;
}

/** How long the page that asks to send once more may stay open, ms. */
const clickLifetime = 60 * 60 * 1000;

interface GuardOptions {
  signer: Signer;
  altcha: 'auto' | 'always' | 'off';
  /** Shared with other processes; each counts and remembers for itself where it is absent. */
  ledger?: Ledger | undefined;
}

export function createGuard({ signer, altcha, ledger }: GuardOptions, clock?: () => number): Guard {
  const now = clock ?? Date.now;
  const limits = createLimits({
    now: clock,
    ledger,
    pseudonym: (...traits) => signer.pseudonym(...traits),
  });
  const tokens = timeTokens(signer, now);
  const proofs = createProofs(signer, now);
  const spent = spentOnce(ledger);

  const pass = async (id: string, key: string): Promise<Verdict | undefined> =>
    (await spent.use(id, key)) ? { release: () => spent.release(id) } : undefined;

  /** The id of the click on our page, made by this visitor within the hour. */
  const readClick = (token: string, visitor: string): string | undefined => {
    const [issued, by, id] = signer.verify('click', token)?.split(' ') ?? [];
    return by === visitor && now() - Number(issued) < clickLifetime ? id : undefined;
  };

  return {
    limits,
    issueToken: () => tokens.issue(),
    issueClick: (visitor) =>
      signer.sign('click', `${now()} ${visitor} ${randomBytes(9).toString('base64url')}`),
    challenge: () => (altcha === 'off' ? undefined : proofs.challenge()),
    async judge({ client, visitor, key, email, token, website, altcha: solution }) {
      const proof =
        (solution && altcha !== 'off' && (await proofs.verify(solution))) ||
        (token && readClick(token, visitor));
      const proven = proof && (await pass(proof, key));
      if (proven) return proven;
      const { id, fault } = (token && tokens.read(token)) || {};
      const sign = website ? 'honeypot' : tokenSign(token, id, fault);
      if (sign) return { sign, wait: 0 };
      if (altcha === 'always') return { sign: 'always', wait: 0 };
      const wait = await limits.message(client, email);
      if (wait > 0) return { sign: 'many-messages', wait };
      return (id && (await pass(id, key))) || { sign: 'used-token', wait: 0 };
    },
  };
}

function tokenSign(
  token: string | undefined,
  id: string | undefined,
  fault: 'early' | 'expired' | undefined,
): Sign | undefined {
  if (!token) return 'no-token';
  if (!id) return 'forged-token';
  return fault && `${fault}-token`;
}
