import type { Payload } from 'payload';
import { removePasskeysOf } from '../access/passkeys.ts';
import { exitCodes } from './exit-codes.ts';

/**
 * Creates the first person, if there is none, with the address and password from the environment.
 * Returns the exit code.
 */
export async function makeOwner(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return 0;
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) return exitCodes.nobody;
  const data = { email, password, name: 'Chef', role: 'owner' };
  await payload.create({ collection: 'users', data });
  return exitCodes.newOwner;
}

/**
 * Gives an account the password from the environment, for somebody who can't sign in any more. Ends
 * all its sessions, keys and passkeys. Returns the exit code.
 */
export async function resetAccount(payload: Payload, email: string): Promise<number> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 });
  const [account] = docs as { id: number }[];
  const { CMS_ADMIN_PASSWORD: password } = process.env;
  if (!account || !password) return exitCodes.unknownAccount;
  await removePasskeysOf(account.id, { payload });
  const data = { password, loginAttempts: 0, lockUntil: null };
  await payload.update({ collection: 'users', id: account.id, data });
  return 0;
}
