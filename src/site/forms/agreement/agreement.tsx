import type { ViewLink } from '#model/views/common.ts';
import { Link } from '../../ui/link/link.tsx';
import { FieldError } from '../field/field.tsx';
import { useMessages } from '../../messages/messages.tsx';
import styles from './agreement.module.css';

interface AgreementProps {
  /** Id of the box; unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Link to the privacy notice. */
  privacy?: ViewLink | undefined;
  error?: string | undefined;
}

/** A required checkbox with a link to the privacy notice. */
export function Agreement({ id, name, label, privacy, error }: AgreementProps) {
  const words = useMessages().forms;
  const errorId = `${id}-error`;
  return (
    <div className={styles.agreement}>
      <label className={styles.label}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required
          className={styles.box}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
        <span>{label}</span>
      </label>
      {privacy ? (
        <p className={styles.more}>
          {words.privacy} <Link link={privacy} />
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
