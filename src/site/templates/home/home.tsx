import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Visit } from '../../features/visit/visit.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './home.module.css';

/** The home page: the shop window, what the house has, who makes it, what is on, where it is. */
export default function Home({ view, shell }: TemplateProps<'template-home'>) {
  const messages = useMessages();
  const { body, brands, brandsLink, events, eventsLink } = view;
  return (
    <>
      <Opening body={body} variant="window" />
      {body.text ? (
        <Section>
          <Prose text={body.text} lang={body.lang} className={styles.text} />
        </Section>
      ) : null}
      <Section>
        <Teasers teasers={body.teasers} variant="editorial" />
      </Section>
      {brands.length > 0 ? (
        <Section id="brands" title={messages.brandsOfRange} more={brandsLink}>
          <BrandList brands={brands} variant="logos" />
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section id="events" title={messages.comingEvents}>
          <EventList events={events} variant="brief" />
          {eventsLink ? (
            <ButtonLink
              link={{ ...eventsLink, label: messages.allEvents }}
              variant="outline"
              className={styles.events}
            />
          ) : null}
        </Section>
      ) : null}
      <div className={styles.visit}>
        <Visit shell={shell} picture={body.gallery[0]} />
      </div>
    </>
  );
}
