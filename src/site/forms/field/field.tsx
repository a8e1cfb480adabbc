import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'spellCheck' | 'autoCapitalize' | 'inputMode'
> {
  /** Id of the control; unique on the page. */
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** For multi-line text: the initial number of visible lines. The field grows with its text. */
  lines?: number;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** Error message. */
  error?: string | undefined;
}

/** A text field with a label, and its error message below. It is required unless it is optional. */
export function Field({
  id,
  label,
  type = 'text',
  lines,
  optional = false,
  error,
  ...rest
}: FieldProps) {
  const errorId = `${id}-error`;
  const control = {
    id,
    className: styles.control,
    required: !optional,
    ...rest,
    ...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {lines ? <textarea rows={lines} {...control} /> : <input type={type} {...control} />}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The error message of a control, which refers to it by its id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}
