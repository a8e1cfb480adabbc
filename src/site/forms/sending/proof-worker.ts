import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AltchaChallenge } from '#model/forms/problem.ts';
import type { Proof } from './prove.ts';

/** Time limit for finding a solution, ms. */
const timeout = 60_000;

addEventListener('message', ({ data }: MessageEvent<AltchaChallenge>) => void answer(data));

async function answer(challenge: AltchaChallenge): Promise<void> {
  const found = await solveChallenge({ challenge, deriveKey, timeout }).catch(() => null);
  const proof: Proof = {
    solution: found && { counter: found.counter, derivedKey: found.derivedKey },
  };
  postMessage(proof);
}
