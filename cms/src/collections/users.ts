import type { CollectionConfig } from 'payload';
import { isOwner, isStaff, owners, type Role, roles } from '../access/roles.ts';
import { type ByLanguage, groups } from '../../../src/model/owner-words.ts';

const hour = 60 * 60;

const roleLabels: Record<Role, ByLanguage> = {
  owner: { de: 'alles', en: 'do everything', fr: 'tout faire' },
  editor: { de: 'Inhalte ändern', en: 'change content', fr: 'modifier les contenus' },
};

/** Who works here. Owners may have a key, for commands that act for them. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { de: 'Person', en: 'Person', fr: 'Personne' },
    plural: { de: 'Mitarbeitende', en: 'Staff', fr: 'Équipe' },
  },
  auth: {
    tokenExpiration: 12 * hour,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useAPIKey: true,
    cookies: { sameSite: 'Lax', secure: process.env['CMS_URL']?.startsWith('https:') ?? false },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: groups.settings,
    hidden: ({ user }) => user?.['role'] !== 'owner',
  },
  access: {
    admin: ({ req }) => isStaff(req),
    create: owners,
    read: ({ req }) => isOwner(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
    update: ({ req }) => isOwner(req) || (isStaff(req) && { id: { equals: req.user?.id } }),
    delete: owners,
    unlock: owners,
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: { de: 'Name', en: 'Name', fr: 'Nom' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: { de: 'Darf', en: 'May', fr: 'Peut' },
      // Nobody makes an owner of themselves.
      access: { create: ({ req }) => isOwner(req), update: ({ req }) => isOwner(req) },
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
  ],
};
