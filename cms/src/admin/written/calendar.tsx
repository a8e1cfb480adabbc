import { CalendarIcon } from '@payloadcms/ui';
import { useRef } from 'react';
import styles from './calendar.module.css';

interface Props {
  /** YYYY-MM-DD, or empty. */
  day: string;
  /** The first day that can be chosen, if limited. */
  first?: string;
  label: string;
  isDisabled?: boolean;
  onChoose: (day: string) => void;
}

/** Opens the browser's own calendar. */
export function Calendar({ day, first, label, isDisabled = false, onChoose }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={first}
        value={day.slice(0, 10)}
        onChange={({ target }) => onChoose(target.value)}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={isDisabled}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarIcon />
      </button>
    </>
  );
}
