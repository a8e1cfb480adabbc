import { partIds } from '#model/part-ids.ts';
import type { EventPageView } from '#model/views/pages.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { eventWords } from '#words/event.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { EventList } from '../../features/event-list/event-list.tsx';
import { useComing } from '../../features/event-list/use-coming.ts';
import { Ask } from '../../features/request-section/ask.tsx';
import { SeatsForm } from '../../forms/seats-form/seats-form.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import { EventFacts } from './event-facts.tsx';
import styles from './event.module.css';

const boxes = [
  { from: 992, width: '55vw', height: 3 / 2 },
  { width: '92vw', height: 3 / 2 },
];

/** An event: when and where it is held, what it costs, the request for seats, what comes next. */
export default function Event({ view, shell }: TemplateProps<'template-event'>) {
  const words = eventWords[useLanguage()];
  const { body, crumbs, event, list } = view;
  const isComing = useComing(view.isOver ? [] : [event]).length > 0;
  const next = useComing(view.next);
  const nextEvents =
    next.length > 0 ? (
      <Section id={partIds.nextEvents} title={words.next} more={{ href: list, label: words.all }}>
        <EventList events={next} variant="brief" />
      </Section>
    ) : null;
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles.event} data-pictured={body.picture !== undefined}>
        {body.picture ? (
          <Picture picture={body.picture} boxes={boxes} priority className={styles.picture} />
        ) : null}
        <div className={styles.about}>
          <p className={styles.when}>
            <time dateTime={event.startDate}>{event.dates}</time>
            {event.times ? <span>{event.times}</span> : null}
          </p>
          <h1 lang={body.lang}>{body.title}</h1>
          {body.lead ? (
            <p className={styles.lead} lang={body.lang}>
              {body.lead}
            </p>
          ) : null}
          {event.status ? <p className={styles.status}>{event.status}</p> : null}
          {isComing ? (
            <Actions view={view} />
          ) : (
            <div className={styles.over}>
              <h2>{words.overTitle}</h2>
              {next.length > 0 ? <p>{words.over}</p> : null}
            </div>
          )}
          <EventFacts view={view} />
        </div>
        {body.text ? (
          <div className={styles.text}>
            <Prose text={body.text} lang={body.lang} />
          </div>
        ) : null}
      </div>
      {isComing ? null : nextEvents}
      {isComing && view.booking ? <AskForSeats view={view} company={shell.company} /> : null}
      {isComing ? nextEvents : null}
    </>
  );
}

/** What the visitor can do: ask for a seat, keep the date. */
function Actions({ view: { booking, calendar } }: { view: EventPageView }) {
  const { ask, toCalendar } = eventWords[useLanguage()];
  return (
    <div className={styles.actions} data-print="hide">
      {booking ? <ButtonLink link={{ href: `#${partIds.ask}`, label: ask.button }} /> : null}
      <ButtonLink link={{ href: calendar, label: toCalendar }} variant="outline" />
    </div>
  );
}

function AskForSeats({ view, company }: { view: EventPageView; company: CompanyView }) {
  const { ask } = eventWords[useLanguage()];
  const { form, event, body } = view;
  const date = [event.dates, event.times].filter(Boolean).join(', ');
  return (
    <Ask words={ask} about={{ title: body.title, lang: body.lang, detail: date }} company={company}>
      {form ? <SeatsForm form={form} company={company} event={event.title} date={date} /> : null}
    </Ask>
  );
}
