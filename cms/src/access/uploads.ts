import type { CollectionConfig } from 'payload';
import { isReader, isStaff, staff } from './roles.ts';

/** The access rules for files: everybody who can change content may upload; builds read. */
export const uploadAccess: NonNullable<CollectionConfig['access']> = {
  create: staff,
  read: ({ req }) => isStaff(req) || isReader(req),
  update: staff,
  delete: staff,
};
