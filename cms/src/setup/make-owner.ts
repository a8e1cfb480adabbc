import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

/** Makes the first person, where there is none. The password is printed, and stands nowhere else. */
export async function makeOwner(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  const { CMS_ADMIN_EMAIL: email = 'chef@schaufenster.local', CMS_ADMIN_PASSWORD: given } =
    process.env;
  const password = given ?? randomBytes(12).toString('base64url');
  const data = { email, password, name: 'Chef', role: 'owner' };
  await payload.create({ collection: 'users', data });
  if (given) return;
  console.log(
    `\n  Sign in as ${email} with the password ${password}\n  Change it there; it is not shown again.\n`,
  );
}
