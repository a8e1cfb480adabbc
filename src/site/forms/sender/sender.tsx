import { useLanguage } from '../../messages/messages.tsx';
import { EmailField } from '../field/email-field.tsx';
import { Field } from '../field/field.tsx';
import type { UsedField } from '../use-form.ts';
import { senderMessages } from './messages.ts';
import styles from './sender.module.css';

interface SenderProps {
  field: (name: 'name' | 'email') => UsedField;
  /** Label of the name. */
  name: string;
}

/** Who writes, and the mail address to answer to. */
export function Sender({ field, name }: SenderProps) {
  return (
    <div className={styles.sender}>
      <Field {...field('name')} label={name} autoComplete="name" />
      <EmailField {...field('email')} />
    </div>
  );
}

interface ReachableSenderProps {
  field: (name: 'name' | 'email' | 'phone') => UsedField;
}

/** Who writes, and how to answer: by mail or by phone. */
export function ReachableSender({ field }: ReachableSenderProps) {
  const labels = senderMessages[useLanguage()];
  return (
    <div className={styles.reachable}>
      <Field {...field('name')} label={labels.name} autoComplete="name" />
      <p className={styles.note}>{labels.reachable}</p>
      <EmailField {...field('email')} optional />
      <Field {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" optional />
    </div>
  );
}
