import type { CollectionConfig } from 'payload';
import { passkeyEndpoints } from '../access/passkeys.ts';
import { isOwner, isStaff } from '../access/roles.ts';

const nobody = () => false;

/**
 * What staff sign in with instead of a password. Only the endpoints add, use and remove passkeys.
 */
export const passkeys: CollectionConfig = {
  slug: 'passkeys',
  admin: { hidden: true },
  endpoints: passkeyEndpoints,
  lockDocuments: false,
  access: {
    create: nobody,
    read: ({ req }) => isOwner(req) || (isStaff(req) && { user: { equals: req.user?.id } }),
    update: nobody,
    delete: nobody,
  },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'credentialId', type: 'text', required: true, unique: true, hidden: true },
    { name: 'publicKey', type: 'text', required: true, hidden: true },
    { name: 'counter', type: 'number', required: true, hidden: true },
    { name: 'device', type: 'text' },
    { name: 'lastUsed', type: 'date' },
  ],
};
