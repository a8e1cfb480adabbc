import type { ReactNode } from 'react';
import { FieldError } from '../field/field.tsx';
import styles from './choices.module.css';

interface Choice {
  value: string;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
  /** A few words beside the label. */
  detail?: string;
  /** A sentence below it. */
  lead?: string | undefined;
  /** The anchor for links to it. */
  anchor?: string;
}

interface ChoicesProps {
  /** Id of the group; unique on the page. */
  id: string;
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  /** The initially chosen value. */
  initial?: string | undefined;
  required?: boolean;
  error?: string | undefined;
  onChoose?: (value: string) => void;
}

/** A group of radio buttons shown as cards. */
export function Choices(props: ChoicesProps) {
  const { id, name, legend, choices, initial, required, error, onChoose } = props;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={styles.group}
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-required={required}
      {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, lang, detail, lead, anchor }) => (
          <label key={value} className={styles.choice} id={anchor} lang={lang}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              required={required}
              onChange={() => onChoose?.(value)}
            />
            <span>
              <span className={styles.label}>{label}</span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
              {lead ? <span className={styles.lead}>{lead}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
