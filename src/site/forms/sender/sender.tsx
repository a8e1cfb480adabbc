import { EmailField } from '../field/email-field.tsx';
import { Field } from '../field/field.tsx';
import type { UsedField } from '../use-form.ts';
import styles from './sender.module.css';

interface SenderProps {
  field: (name: 'name' | 'email') => UsedField;
  /** Label of the name. */
  name: string;
}

/** The visitor's name, and the mail address to respond to. */
export function Sender({ field, name }: SenderProps) {
  return (
    <div className={styles.sender}>
      <Field {...field('name')} label={name} autoComplete="name" />
      <EmailField {...field('email')} />
    </div>
  );
}
