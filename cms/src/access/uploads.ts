import type { CollectionConfig } from 'payload';
import { isReader, isStaff, staff } from './roles.ts';

/** Who may do what with files: whoever changes content; builds read them. */
export const uploadAccess: NonNullable<CollectionConfig['access']> = {
  create: staff,
  read: ({ req }) => isStaff(req) || isReader(req),
  update: staff,
  delete: staff,
};
