import type { Slot } from './slot.ts';
import { locales } from '#model/language.ts';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import styles from './calendar.module.css';

interface CalendarProps {
  /** Whole weeks, starting on a Monday, YYYY-MM-DD. */
  days: readonly { day: string; isOffered: boolean }[];
  chosen: string | undefined;
  /** Their days are marked. */
  preferred: readonly Slot[];
  onChoose: (day: string) => void;
}

/** Weeks of days, of which the offered ones can be chosen. */
export function Calendar({ days, chosen, preferred, onChoose }: CalendarProps) {
  const words = appointmentMessages[useLanguage()];
  const locale = locales[useLanguage()];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => formatter.format(new Date(day));
  };
  const weekday = format({ weekday: 'short' });
  const month = format({ month: 'short' });
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <fieldset className={styles.calendar}>
      <legend className="visually-hidden">{words.days}</legend>
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {weekday(day).replace('.', '')}
        </span>
      ))}
      {days.map(({ day, isOffered }, at) => {
        const number = String(Number(day.slice(8)));
        const name = at === 0 || number === '1' ? month(day) : '';
        const text = (
          <>
            {name ? <small aria-hidden="true">{name}</small> : null}
            {number}
          </>
        );
        if (!isOffered) {
          return (
            <span key={day} className={styles.closed} aria-hidden="true">
              {text}
            </span>
          );
        }
        return (
          <label
            key={day}
            className={styles.day}
            data-preferred={preferred.some((slot) => slot.day === day) || undefined}
          >
            {/* It belongs to no form: the chosen slots are sent. */}
            <input
              type="radio"
              name="calendar"
              form=""
              aria-label={words.day(whole(day))}
              checked={day === chosen}
              onChange={() => onChoose(day)}
            />
            {text}
          </label>
        );
      })}
    </fieldset>
  );
}
