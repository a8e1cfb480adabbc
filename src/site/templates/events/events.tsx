import { partIds } from '#model/part-ids.ts';
import { eventWords } from '#words/event.ts';
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { useComing } from '../../features/event-list/use-coming.ts';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useLanguage, useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './events.module.css';

/** Upcoming and past events. */
export default function Events({ view, shell }: TemplateProps<'template-events'>) {
  const messages = useMessages();
  const { subscribe, subscribeHelp } = eventWords[useLanguage()];
  const { body, past } = view;
  const coming = useComing(view.coming);
  return (
    <>
      <Hero body={body} />
      <Section id={partIds.comingEvents} title={messages.comingEvents}>
        {coming.length > 0 ? <EventList events={coming} /> : <p>{messages.noEvents}</p>}
        {view.subscribe ? (
          <div className={styles.subscribe} data-print="hide">
            <ButtonLink link={{ href: view.subscribe, label: subscribe }} variant="outline" />
            <p>{subscribeHelp}</p>
          </div>
        ) : null}
      </Section>
      <Text body={body} />
      {past.length > 0 ? (
        <Section id={partIds.pastEvents} title={messages.pastEvents}>
          <EventList events={past} />
        </Section>
      ) : null}
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}
