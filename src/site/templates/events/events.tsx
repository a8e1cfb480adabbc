import { partIds } from '#model/part-ids.ts';
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { EventList } from '../../features/event-list/event-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';

/** Upcoming and past events. */
export default function Events({ view, shell }: TemplateProps<'template-events'>) {
  const messages = useMessages();
  const { body, coming, past } = view;
  return (
    <>
      <Hero body={body} />
      <Section id={partIds.comingEvents} title={messages.comingEvents}>
        {coming.length > 0 ? <EventList events={coming} /> : <p>{messages.noEvents}</p>}
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
