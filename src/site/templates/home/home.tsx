import { partIds } from '#model/part-ids.ts';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { EventList } from '../../features/event-list/event-list.tsx';
import { useComing } from '../../features/event-list/use-coming.ts';
import { WindowHero } from '../../features/hero/window-hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { Visit } from '../../features/visit/visit.tsx';
import { Newsletter } from '../../forms/newsletter/newsletter.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './home.module.css';

/** The home page: the store window, the range, the brands, the events and the way to the shop. */
export default function Home({ view, shell }: TemplateProps<'template-home'>) {
  const messages = useMessages();
  const { body, brands, brandsLink, eventsLink, newsletter } = view;
  const events = useComing(view.events);
  return (
    <>
      <WindowHero body={body} />
      <Text body={body} className={styles.text} />
      <Teasers teasers={body.teasers} variant="editorial" />
      <BrandList
        id={partIds.brands}
        title={messages.brandsOfRange}
        more={brandsLink && { ...brandsLink, label: messages.allBrands }}
        brands={brands}
        variant="logos"
      />
      {events.length > 0 ? (
        <Section id={partIds.events} title={messages.comingEvents}>
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
      {newsletter ? <Newsletter newsletter={newsletter} company={shell.company} /> : null}
      <div className={styles.visit}>
        <Visit shell={shell} picture={body.gallery[0]} />
      </div>
    </>
  );
}
