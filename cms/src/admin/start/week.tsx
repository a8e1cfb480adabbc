import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { StartState } from '../../start/state.ts';
import { startWords } from '../../start/words.ts';
import { TaskForm, type TaskFormProps } from './task-form.tsx';
import { TypedInput } from './typed-input.tsx';
import styles from './start.module.css';

export const hoursForm = '/admin/globals/opening_hours';

interface Props {
  week: NonNullable<StartState['week']>;
  /** YYYY-MM-DD */
  today: string;
  /** The props that a day's form shares with all others. */
  form: CommonProps;
  /** The name of the form that is open. */
  open: string | undefined;
  toggle: (name: string) => { 'aria-expanded': boolean; onClick: () => void };
  /** The message about the last change. */
  children: ReactNode;
}

type CommonProps = Omit<TaskFormProps, 'initial' | 'taskOf' | 'more' | 'children'>;

/** The days of the week, each of which opens in place. */
export function Week({ week: { name: season, days }, today, form, open, toggle, children }: Props) {
  const words = startWords[form.language];
  return (
    <section className={styles.week}>
      <h2>{season ? words.weekOf(season) : words.week}</h2>
      {children}
      <ul>
        {days.map((day) => {
          const name = `week ${day.weekday}`;
          return (
            <li key={day.weekday} data-today={isToday(today, day.weekday) || undefined}>
              <button type="button" {...toggle(name)}>
                <span>{day.name}</span>
                <span>{inWords(day, words.closed)}</span>
              </button>
              {open === name && <WeekdayForm day={day} today={today} {...form} />}
            </li>
          );
        })}
      </ul>
      <Link className={styles.more} href={hoursForm}>
        {words.allHours}
      </Link>
    </section>
  );
}

type Day = Props['week']['days'][number];

function inWords({ times, notes }: Day, closed: string): string {
  return [times, notes].filter(Boolean).join(', ') || closed;
}

function isToday(date: string, weekday: number): boolean {
  return (new Date(date).getUTCDay() || 7) === weekday;
}

type WeekdayFormProps = CommonProps & { day: Day; today: string };

/** The opening and closing time of each interval of the day. */
function WeekdayForm({ day: { weekday, intervals }, today, ...form }: WeekdayFormProps) {
  const words = startWords[form.language];
  const places = (intervals.length > 0 ? intervals : [{ open: '', close: '' }]).map(
    (interval, at) => ({ ...interval, at }),
  );
  const initial = Object.fromEntries(
    places.flatMap(({ open, close, at }) => [
      [`open${at}`, open],
      [`close${at}`, close],
    ]),
  );
  const typed = { form: 'time', language: form.language, today } as const;
  return (
    <TaskForm
      {...form}
      initial={initial}
      taskOf={(values) => ({
        task: 'weekday',
        weekday,
        times: places.map(({ at }) => ({ open: values[`open${at}`], close: values[`close${at}`] })),
      })}
      more={{ href: hoursForm, label: words.allHours }}
    >
      {(at) => (
        <>
          {places.map(({ at: index }) => (
            <div key={index} className={styles.pair}>
              <TypedInput
                label={index > 0 ? words.opensAgain : words.opens}
                {...typed}
                {...at(`open${index}`)}
              />
              <TypedInput
                label={index > 0 ? words.closesAgain : words.closes}
                {...typed}
                {...at(`close${index}`)}
              />
            </div>
          ))}
          <p className={styles.help}>{words.bothEmpty}</p>
        </>
      )}
    </TaskForm>
  );
}
