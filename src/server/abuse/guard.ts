import { randomBytes } from 'node:crypto';
import type { AltchaChallenge } from '#model/forms/problem.ts';
import type { Signer } from '../tokens/signer.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import { createLimits, type Limits } from './limits.ts';
import { createProofs } from './proof.ts';
import { spentOnce, timeTokens } from './form-token.ts';

/** A reason to suspect that a message does not come from a person who fills in the form. */
type Sign =
  | 'honeypot'
  | 'no-token'
  | 'forged-token'
  | 'early-token'
  | 'expired-token'
  | 'used-token'
  | 'many-messages'
  | 'always';

/** The parts of a message that show how it was made. */
export interface Evidence {
  client: Client;
  visitor: string;
  /** The key of the message. Sending the same message again uses up no further token. */
  key: string;
  email: string;
  token?: string | undefined;
  website?: string | undefined;
  altcha?: string | undefined;
}

type Verdict =
  /** Call `release` if the message could not be stored, so that its token can be used again. */
  { sign?: never; release: () => void } | { sign: Sign; wait: number };

export interface Guard {
  limits: Limits;
  /** Issues a token for a page when a visitor begins to fill in its form. */
  issueToken(): string;
  /**
   * Issues a token for the page that asks a visitor without JavaScript to confirm by a second
   * click.
   */
  issueClick(visitor: string): string;
  /** A proof-of-work challenge; undefined if the owner has turned them off. */
  challenge(): AltchaChallenge | undefined;
  /** Accepts a message that shows no suspicious signs, or brings a proof of work with them. */
  judge(evidence: Evidence): Promise<Verdict>;
}

/** How long the page that asks for a second click may stay open, ms. */
const clickLifetime = 60 * 60 * 1000;

interface GuardOptions {
  signer: Signer;
  altcha: 'auto' | 'always' | 'off';
  /** Shared with other processes; without it, this process counts and remembers on its own. */
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

  /**
   * Returns the id of the click on our confirmation page, if this visitor made it within the hour.
   */
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
