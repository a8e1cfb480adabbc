import { hash } from 'node:crypto';
import type { CollectionBeforeChangeHook, Field } from 'payload';

/** The SHA-256 of an uploaded file's bytes, by which builds recognise files they already have. */
export const hashField: Field = {
  name: 'hash',
  type: 'text',
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
};

export const keepHash: CollectionBeforeChangeHook = ({ data, req }): unknown =>
  req.file ? { ...data, hash: hash('sha256', req.file.data) } : data;
