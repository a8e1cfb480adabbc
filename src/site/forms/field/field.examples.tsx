import type { ReactNode } from 'react';
import { Field } from './field.tsx';

export const examples: Record<string, ReactNode> = {
  line: <Field id="name" name="name" label="Ihr Name" autoComplete="name" />,
  lines: <Field id="message" name="message" label="Ihre Nachricht" lines={6} />,
  wrong: (
    <Field
      id="email"
      name="email"
      type="email"
      label="Ihre E-Mail-Adresse"
      autoComplete="email"
      error="Bitte geben Sie Ihre E-Mail-Adresse an."
    />
  ),
};
