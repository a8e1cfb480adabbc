import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'spellCheck' | 'autoCapitalize'
> {
  /** Of the control; unique on the page. */
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** For text of several lines: how many are in view at first. It grows with what is written. */
  lines?: number;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** A labelled field for text, with what is wrong with it below. It must be filled in. */
export function Field({ id, label, type = 'text', lines, error, ...rest }: FieldProps) {
  const errorId = `${id}-error`;
  const control = {
    id,
    className: styles.control,
    required: true,
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

/** What is wrong with a control, which refers to it by its id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}
