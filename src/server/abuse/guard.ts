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
  /**
   * Whether a browser without JavaScript sent it, which can't compute a proof of work and needs a
   * second click instead.
   */
  withoutScript: boolean;
}

type Verdict =
  /** Call `release` if the message could not be stored, so that its token can be used again. */
  { sign?: never; release: () => void } | { sign: Sign; wait: number };

export interface Guard {
  limits: Limits;
  /** Issues a token for a page when a visitor begins to fill in its form. */
  issueToken(): string;
  /**
   * Issues a token for the page that asks a visitor without JavaScript to confirm the message with
   * this key by a second click.
   */
  issueClick(visitor: string, key: string): string;
  /** A proof-of-work challenge; undefined if the owner has turned them off. */
  challenge(): AltchaChallenge | undefined;
  /**
   * Accepts a message that shows no suspicious signs, or brings a proof of work with them, or a
   * second click within the limits of messages.
   */
  judge(evidence: Evidence): Promise<Verdict>;
}

/** The shortest and the longest time from the page that asks for a second click to the click, ms. */
const clickAge = { min: 2000, max: 60 * 60 * 1000 };

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

  const clickFor = (visitor: string, key: string) => signer.pseudonym('click', visitor, key);

  /** Returns the id of this visitor's click for this message, if it came in time. */
  const readClick = (token: string, visitor: string, key: string): string | undefined => {
    const [issued, clicked, id] = signer.verify('click', token)?.split(' ') ?? [];
    const age = now() - Number(issued);
    const isInTime = age >= clickAge.min && age < clickAge.max;
    return isInTime && clicked === clickFor(visitor, key) ? id : undefined;
  };

  /** Returns the id of the token, or what is wrong with it. */
  const readToken = (token: string | undefined): { id: string } | { sign: Sign } => {
    if (!token) return { sign: 'no-token' };
    const { id, fault } = tokens.read(token) ?? {};
    if (!id) return { sign: 'forged-token' };
    return fault ? { sign: `${fault}-token` } : { id };
  };

  /** Returns the id of the click or token of a message that shows no suspicious signs. */
  const readEvidence = (evidence: Evidence): { id: string } | { sign: Sign } => {
    const { visitor, key, token, website, withoutScript } = evidence;
    const click = withoutScript && token && readClick(token, visitor, key);
    if (click) return { id: click };
    if (website) return { sign: 'honeypot' };
    const read = readToken(token);
    return 'id' in read && altcha === 'always' ? { sign: 'always' } : read;
  };

  return {
    limits,
    issueToken: () => tokens.issue(),
    issueClick(visitor, key) {
      const id = randomBytes(9).toString('base64url');
      return signer.sign('click', `${now()} ${clickFor(visitor, key)} ${id}`);
    },
    challenge: () => (altcha === 'off' ? undefined : proofs.challenge()),
    async judge(evidence) {
      const { client, key, email, altcha: solution } = evidence;
      const proof = solution && altcha !== 'off' && (await proofs.verify(solution));
      const proven = proof && (await pass(proof, key));
      if (proven) return proven;
      const read = readEvidence(evidence);
      if ('sign' in read) return { sign: read.sign, wait: 0 };
      const wait = await limits.message(client, email);
      if (wait > 0) return { sign: 'many-messages', wait };
      return (await pass(read.id, key)) ?? { sign: 'used-token', wait: 0 };
    },
  };
}
