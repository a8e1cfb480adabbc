import { createHmac, randomBytes } from 'node:crypto';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { AltchaChallenge } from '#model/forms/problem.ts';
import type { Signer } from '../tokens/signer.ts';

/**
 * Proofs of work: each costs a visitor a second, and a flood of messages a lot of computing time.
 */
export interface Proofs {
  challenge(): AltchaChallenge;
  /** Returns the id of the solved challenge; undefined if the solution is wrong. */
  verify(payload: string): Promise<string | undefined>;
}

/**
 * On average one key in 256 has the required prefix, and each takes about a millisecond to compute.
 * Verifying a solution computes a single key. Challenges are signed with Node's own crypto, because
 * `createChallenge` in altcha-lib takes longer than everything else involved in rejecting a
 * message.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' } as const;

/** Time allowed to solve a challenge, ms. */
const lifetime = 20 * 60 * 1000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.hex(),
      salt: z.hex(),
      cost: z.literal(work.cost),
      keyLength: z.literal(work.keyLength),
      keyPrefix: z.literal(work.keyPrefix),
      expiresAt: z.int(),
    }),
    signature: z.hex(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.hex() }),
});

export function createProofs(signer: Signer, now: () => number = Date.now): Proofs {
  const hmacSignatureSecret = signer.key('altcha');
  return {
    challenge() {
      const random = randomBytes(32).toString('hex');
      const parameters = {
        // The signature covers the parameters in alphabetical order.
        algorithm: work.algorithm,
        cost: work.cost,
        expiresAt: Math.floor((now() + lifetime) / 1000),
        keyLength: work.keyLength,
        keyPrefix: work.keyPrefix,
        nonce: random.slice(0, 32),
        salt: random.slice(32),
      };
      const signature = createHmac('sha256', hmacSignatureSecret)
        .update(JSON.stringify(parameters))
        .digest('hex');
      return { parameters, signature };
    },
    async verify(payload) {
      const given = payloadSchema.safeParse(decode(payload)).data;
      if (!given || given.challenge.parameters.expiresAt * 1000 < now()) return undefined;
      const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret });
      return verified ? given.challenge.parameters.nonce : undefined;
    },
  };
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}
