import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import {
  currentPasswordField,
  keepOneOwner,
  protectAccount,
  refuseOldSession,
} from '../access/account.ts';
import { forgetKey } from '../access/api-key.ts';
import { endFormerSession } from '../access/former-session.ts';
import { refuseForgotten } from '../access/no-mail.ts';
import { isOwner, isStaff, owners, ownersInPerson, type Role, roles } from '../access/roles.ts';
import { removePasskeysOf } from '../access/passkeys.ts';
import { forgetAttempts, limitAttempts } from '../access/sign-in.ts';
import { type ByLanguage, groups } from '../../../src/model/owner-words.ts';
import { adminOrigin } from '../settings.ts';

const hour = 60 * 60;

const roleLabels: Record<Role, ByLanguage> = {
  owner: { de: 'alles', en: 'do everything', fr: 'tout faire' },
  editor: { de: 'Inhalte ändern', en: 'change content', fr: 'modifier les contenus' },
};

/** Keys act for a person without a password, so only owners create them. */
const keyAccess = {
  create: ({ req }: { req: PayloadRequest }) => isOwner(req),
  update: ({ req }: { req: PayloadRequest }) => isOwner(req),
};

/** Payload's own fields, with other access rules. */
const keyFields: Field[] = [
  { name: 'enableAPIKey', type: 'checkbox', access: keyAccess },
  { name: 'apiKey', type: 'text', access: keyAccess },
  { name: 'apiKeyIndex', type: 'text', access: keyAccess },
];

/** The staff. Owners may have a key, for commands that act for them. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { de: 'Person', en: 'Person', fr: 'Personne' },
    plural: { de: 'Mitarbeitende', en: 'Staff', fr: 'Équipe' },
  },
  auth: {
    tokenExpiration: 12 * hour,
    // Scripts in the page never get the session token.
    removeTokenFromResponses: true,
    // A second line of defence that survives a restart; the limits of attempts come first.
    maxLoginAttempts: 20,
    lockTime: 10 * 60 * 1000,
    useAPIKey: true,
    cookies: { sameSite: 'Lax', secure: adminOrigin.startsWith('https:') },
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
    delete: ownersInPerson,
    unlock: owners,
  },
  hooks: {
    beforeOperation: [limitAttempts, refuseForgotten],
    beforeLogin: [endFormerSession],
    afterLogin: [forgetAttempts],
    beforeValidate: [protectAccount],
    beforeChange: [forgetKey],
    beforeDelete: [keepOneOwner, async ({ id, req }) => removePasskeysOf(id, req)],
    refresh: [refuseOldSession],
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: { de: 'Name', en: 'Name', fr: 'Nom' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: { de: 'Darf', en: 'May', fr: 'Peut' },
      // People cannot make themselves owners.
      access: { create: ({ req }) => isOwner(req), update: ({ req }) => isOwner(req) },
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
    ...keyFields,
    currentPasswordField,
    {
      name: 'passkeys',
      type: 'ui',
      admin: {
        components: { Field: '/admin/passkeys/account-passkeys.tsx#AccountPasskeys' },
        condition: (_, __, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
  ],
};
