import { FieldError } from '../field/field.tsx';
import styles from '../field/field.module.css';

interface SelectFieldProps {
  /** Id of the control; unique on the page. */
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: string | undefined }[];
  required?: boolean;
  error?: string | undefined;
}

/** A choice from a list, which looks like a text field. */
export function SelectField({ label, options, error, ...control }: SelectFieldProps) {
  const errorId = `${control.id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      <select
        className={styles.control}
        {...control}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
      >
        {options.map(({ value, label: text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
