'use client';
import { PasswordField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** The current password of the person changing an account, to prove their identity. It is never stored. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField
    autoComplete="current-password"
    field={{ name: field.name, label: field.label, required: false }}
    path={path}
    validate={() => true}
  />
);
