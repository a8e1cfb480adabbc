import { Fragment } from 'react';
import type { HoursDisplay, HoursRow } from '#model/opening-hours/display.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './hours-table.module.css';

/** The opening hours of the week, or of each season, the special days, and the shop's notes. */
export function HoursTable({ hours }: { hours: HoursDisplay }) {
  const messages = useMessages();
  const rowsBefore = (week: number) =>
    hours.weeks.slice(0, week).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      {hours.weeks.map(({ label, rows }, at) => (
        <Fragment key={at}>
          {label ? <p className={styles.heading}>{label}</p> : null}
          <Rows rows={rows} kind="week" first={rowsBefore(at)} />
        </Fragment>
      ))}
      {hours.special.length > 0 ? (
        <>
          <p className={styles.heading}>{messages.specialDays}</p>
          <Rows rows={hours.special} kind="special" first={rowsBefore(hours.weeks.length)} />
        </>
      ) : null}
      {hours.info.map((line, at) => (
        <p key={at} className={styles.info}>
          {line}
        </p>
      ))}
    </>
  );
}

interface RowsProps {
  rows: readonly HoursRow[];
  kind: 'week' | 'special';
  /** The index of the first row among all rows, by which the inline script marks today's. */
  first: number;
}

/**
 * A special day without times is closed, and its notes say why; on regular days, notes may replace
 * times.
 */
function Rows({ rows, kind, first }: RowsProps) {
  const messages = useMessages();
  if (rows.length === 0) return null;
  return (
    <dl className={styles.rows} data-kind={kind} data-now={first}>
      {rows.map(({ label, times, notes }, place) => (
        <div key={place} suppressHydrationWarning>
          <dt>{label}</dt>
          <dd>
            {times.length === 0 && (kind === 'special' || notes.length === 0)
              ? messages.closed
              : null}
            {times.map((time, at) => (
              <span key={at} className={styles.time}>
                {time}
              </span>
            ))}
            {notes.map((note, at) => (
              <span key={at} className={styles.note}>
                {note}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
