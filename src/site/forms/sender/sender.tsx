import { useMessages } from '../../messages/messages.tsx';
import { Field } from '../field/field.tsx';
import styles from './sender.module.css';

interface SenderProps {
  /** The id, name and mistake of a field. */
  field: (name: 'name' | 'email' | 'phone') => {
    id: string;
    name: string;
    error: string | undefined;
  };
  labels: {
    name: string;
    phone: string;
    /** That one of mail and phone is enough. */
    reachable: string;
  };
}

/** Who writes, and how to answer: by mail or by phone. */
export function Sender({ field, labels }: SenderProps) {
  const words = useMessages().forms;
  return (
    <div className={styles.sender}>
      <Field {...field('name')} label={labels.name} autoComplete="name" />
      <p className={styles.note}>{labels.reachable}</p>
      <Field
        {...field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <Field {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" optional />
    </div>
  );
}
