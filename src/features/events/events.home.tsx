import { useLanguage } from '#site/messages/messages.tsx';
import type { SectionProps } from '#site/templates/sections.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Section } from '#site/ui/section/section.tsx';
import { EventList } from './event-list.tsx';
import styles from './events.home.module.css';
import { listIds, listMessages } from './lists.ts';
import { useComing } from './use-coming.client.ts';

/** The events that come next, on the home page. */
export default function EventsOnHome({ view }: SectionProps) {
  const { coming, all } = listMessages[useLanguage()];
  const events = useComing(view.events ?? []);
  if (events.length === 0) return null;
  return (
    <Section id={listIds.home} title={coming}>
      <EventList events={events} variant="brief" />
      {view.eventsLink ? (
        <ButtonLink
          link={{ ...view.eventsLink, label: all }}
          variant="outline"
          className={styles.more}
        />
      ) : null}
    </Section>
  );
}
