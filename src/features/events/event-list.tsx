import { Picture } from '#site/ui/picture/picture.tsx';
import { Prose } from '#site/ui/prose/prose.tsx';
import styles from './event-list.module.css';
import type { EventView } from './views.ts';

interface EventListProps {
  events: readonly EventView[];
  /** `full`: with picture and text; `brief`: one line each. */
  variant?: 'full' | 'brief';
  heading?: 'h2' | 'h3';
}

const boxes = [
  { from: 992, width: '28vw', height: 3 / 2 },
  { from: 768, width: '68vw', height: 3 / 2 },
  { width: '90vw', height: 3 / 2 },
];

/** Events with their dates, in the given order. */
export function EventList({ events, variant = 'full', heading = 'h3' }: EventListProps) {
  const Heading = heading;
  return (
    <ol role="list" className={styles.list} data-variant={variant}>
      {events.map((event) => (
        <li key={event.id} id={event.id} className={styles.event}>
          <p className={styles.when}>
            <time dateTime={event.startDate}>{event.dates}</time>
            {event.times ? <span>{event.times}</span> : null}
          </p>
          <div className={styles.what} lang={event.lang}>
            <Heading>{event.href ? <a href={event.href}>{event.title}</a> : event.title}</Heading>
            {event.status ? <p className={styles.status}>{event.status}</p> : null}
            {event.place ? <p className={styles.place}>{event.place}</p> : null}
            {variant === 'full' && event.lead ? <p className={styles.lead}>{event.lead}</p> : null}
            {variant === 'full' && event.text ? <Prose text={event.text} /> : null}
          </div>
          {variant === 'full' && event.picture ? (
            <Picture picture={event.picture} boxes={boxes} className={styles.picture} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
