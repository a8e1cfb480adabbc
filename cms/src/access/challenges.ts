import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** WebAuthn recommends five minutes for prompts that verify the user. */
export const challengeMs = 5 * 60 * 1000;

/** It ends with the process, and so do all challenges, so a restart cannot forget a spent one. */
const key = randomBytes(32);

/** Answered challenges until they expire, by their bytes. */
const spent = new Map<string, number>();

/**
 * Makes a challenge for an authenticator to sign. It contains its own expiry and signature, so
 * requesting many does not fill memory; only answered ones are stored.
 *
 * @param purpose what the answer may be used for
 */
export function newChallenge(purpose: string, now = Date.now()): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(8);
  expiry.writeBigUInt64BE(BigInt(now + challengeMs));
  const body = Buffer.concat([expiry, randomBytes(32)]);
  return new Uint8Array(Buffer.concat([body, sign(body, purpose)]));
}

/**
 * Whether a challenge (base64url) was made for the purpose, has not expired and is answered for the
 * first time.
 */
export function spendChallenge(challenge: string, purpose: string, now = Date.now()): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== 72) return false;
  const body = bytes.subarray(0, 40);
  if (!timingSafeEqual(bytes.subarray(40), sign(body, purpose))) return false;
  for (const [one, expiry] of spent) if (expiry <= now) spent.delete(one);
  const expiry = Number(body.readBigUInt64BE());
  const id = body.toString('hex');
  if (expiry <= now || spent.has(id)) return false;
  spent.set(id, expiry);
  return true;
}

function sign(body: Buffer, purpose: string): Buffer {
  return createHmac('sha256', key).update(body).update(purpose).digest();
}
