import type { CollectionConfig } from 'payload';
import { currentPasswordField, protectReader } from '../access/account.ts';
import { forgetKey } from '../access/api-key.ts';
import { owners } from '../access/roles.ts';
import { groups } from '../../../src/model/owner-words.ts';

/** Programs that read content with a key: builds and previews. They can read nothing else. */
export const readers: CollectionConfig = {
  slug: 'readers',
  labels: {
    singular: { de: 'Leseschlüssel', en: 'Reading key', fr: 'Clé de lecture' },
    plural: { de: 'Leseschlüssel', en: 'Reading keys', fr: 'Clés de lecture' },
  },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  admin: {
    useAsTitle: 'name',
    group: groups.settings,
    hidden: ({ user }) => user?.['role'] !== 'owner',
  },
  access: { create: owners, read: owners, update: owners, delete: owners },
  hooks: { beforeValidate: [protectReader], beforeChange: [forgetKey] },
  fields: [
    { name: 'name', type: 'text', required: true, label: { de: 'Name', en: 'Name', fr: 'Nom' } },
    currentPasswordField,
  ],
};
