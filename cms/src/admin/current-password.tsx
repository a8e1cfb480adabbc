'use client';
import { PasswordField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** The password of whoever changes an account, which proves that it is them. It is never stored. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField
    autoComplete="current-password"
    field={{ name: field.name, label: field.label, required: false }}
    path={path}
    validate={() => true}
  />
);
