import type { Access, PayloadRequest } from 'payload';
import { dataOf } from '../records/data.ts';

/** Owners may do everything; editors change content. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

type Asker = Pick<PayloadRequest, 'user'>;

export function isOwner({ user }: Asker): boolean {
  return user?.collection === 'users' && user.role === 'owner';
}

/** Owners and editors. */
export function isStaff({ user }: Asker): boolean {
  return user?.collection === 'users';
}

/** Builds and previews, which authenticate with a key. */
export function isReader({ user }: Asker): boolean {
  return user?.collection === 'readers';
}

export const owners: Access = ({ req }) => isOwner(req);

/** Owners who have signed in, as opposed to keys that act for them. */
export const ownersInPerson: Access = ({ req }) =>
  isOwner(req) && dataOf(req.user)['_strategy'] !== 'api-key';

export const staff: Access = ({ req }) => isStaff(req);
