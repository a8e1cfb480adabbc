import { partIds } from '#model/part-ids.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Breadcrumbs } from '#site/features/breadcrumbs/breadcrumbs.tsx';
import { Ask } from '#site/features/request-section/ask.tsx';
import { useLanguage, useMessages } from '#site/messages/messages.tsx';
import { Address } from '#site/ui/address/address.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Fact, Facts } from '#site/ui/facts/facts.tsx';
import { Link } from '#site/ui/link/link.tsx';
import { Picture } from '#site/ui/picture/picture.tsx';
import { Prose } from '#site/ui/prose/prose.tsx';
import { Section } from '#site/ui/section/section.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';
import { EventList } from './event-list.tsx';
import styles from './event.module.css';
import { listIds, listMessages } from './lists.ts';
import { eventMessages } from './messages.ts';
import { SeatsForm } from './seats-form.tsx';
import { useComing } from './use-coming.client.ts';
import type { EventPageView } from './views.ts';

const boxes = [
  { from: 992, width: '55vw', height: 3 / 2 },
  { width: '92vw', height: 3 / 2 },
];

/** An event: when and where it is held, what it costs, the request for seats, what comes next. */
export default function Event({ view, shell }: TemplateProps<'template-event'>) {
  const words = eventMessages[useLanguage()];
  const { all } = listMessages[useLanguage()];
  const { body, crumbs, event, list } = view;
  const isComing = useComing(view.isOver ? [] : [event]).length > 0;
  const next = useComing(view.next);
  const nextEvents =
    next.length > 0 ? (
      <Section id={listIds.next} title={words.next} more={{ href: list, label: all }}>
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
  const { ask, toCalendar } = eventMessages[useLanguage()];
  return (
    <div className={styles.actions} data-print="hide">
      {booking ? <ButtonLink link={{ href: `#${partIds.ask}`, label: ask.button }} /> : null}
      <ButtonLink link={{ href: calendar, label: toCalendar }} variant="outline" />
    </div>
  );
}

function AskForSeats({ view, company }: { view: EventPageView; company: CompanyView }) {
  const { ask } = eventMessages[useLanguage()];
  const { form, event, body } = view;
  const date = [event.dates, event.times].filter(Boolean).join(', ');
  return (
    <Ask words={ask} about={{ title: body.title, lang: body.lang, detail: date }} company={company}>
      {form ? <SeatsForm form={form} company={company} event={event.title} date={date} /> : null}
    </Ask>
  );
}

/** Where an event is held, what it costs, how many seats there are. */
function EventFacts({ view }: { view: EventPageView }) {
  const words = eventMessages[useLanguage()];
  const { directions } = useMessages();
  const { body, address, routeLink, price, priceNote, seats } = view;
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact term={words.where}>
          <Address lines={address} />
          {routeLink ? (
            <Link link={routeLink} plain>
              {directions}
            </Link>
          ) : null}
        </Fact>
        {price || priceNote ? (
          <Fact term={words.price}>
            {price}
            {priceNote ? (
              <span className={styles.note} lang={body.lang}>
                {priceNote}
              </span>
            ) : null}
          </Fact>
        ) : null}
        {seats === undefined ? null : <Fact term={words.seats}>{seats}</Fact>}
      </Facts>
    </div>
  );
}
