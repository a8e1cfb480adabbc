import { useMessages } from '../../messages/messages.tsx';
import type { UsedField } from '../use-form.ts';
import { Field } from './field.tsx';

interface EmailFieldProps extends UsedField {
  /** Whether it may be left empty. */
  optional?: boolean;
}

/** The visitor's mail address. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      label={useMessages().forms.email}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
