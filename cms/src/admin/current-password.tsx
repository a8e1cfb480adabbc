'use client';
import { PasswordField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';

/** The current password of the person changing an account, to prove their identity. It is never stored. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField
    autoComplete="current-password"
    field={{ name: field.name, label: field.label, required: false }}
    path={path}
    validate={() => true}
  />
);

interface InputProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** The current password in a dialog, outside of Payload's forms. */
export function PasswordInput({ label, value, onChange }: InputProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="password"
        value={value}
        autoComplete="current-password"
        required
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
