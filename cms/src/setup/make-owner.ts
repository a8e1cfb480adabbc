import type { Payload } from 'payload';
import { exitCodes } from './exit-codes.ts';

/** Makes the first person, if there is none, with the address and the password of the environment. Gives the exit code. */
export async function makeOwner(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return 0;
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = process.env;
  if (!email || !password) return exitCodes.nobody;
  const data = { email, password, name: 'Chef', role: 'owner' };
  await payload.create({ collection: 'users', data });
  return exitCodes.newOwner;
}
