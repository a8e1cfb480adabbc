import { useLanguage } from '../../messages/messages.tsx';
import { EmailField } from '../field/email-field.tsx';
import { Field } from '../field/field.tsx';
import type { UsedField } from '../use-form.ts';
import { senderMessages } from './messages.ts';
import styles from './reachable-sender.module.css';

interface ReachableSenderProps {
  field: (name: 'name' | 'email' | 'phone') => UsedField;
}

/**
 * The visitor's name, and mail or phone to respond to. Separate from `Sender`, because few pages
 * have it.
 */
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
