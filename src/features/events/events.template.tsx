import { CallToAction } from '#site/features/call-to-action/call-to-action.tsx';
import { Gallery } from '#site/features/gallery/gallery.tsx';
import { Hero } from '#site/features/hero/hero.tsx';
import { Teasers } from '#site/features/teasers/teasers.tsx';
import { Text } from '#site/features/text/text.tsx';
import { useLanguage } from '#site/messages/messages.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Section } from '#site/ui/section/section.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';
import { EventList } from './event-list.tsx';
import styles from './events.module.css';
import { listIds, listMessages } from './lists.ts';
import { eventMessages } from './messages.ts';
import { useComing } from './use-coming.client.ts';

/** Upcoming and past events. */
export default function Events({ view, shell }: TemplateProps<'template-events'>) {
  const messages = listMessages[useLanguage()];
  const { subscribe, subscribeHelp } = eventMessages[useLanguage()];
  const { body, past } = view;
  const coming = useComing(view.coming);
  return (
    <>
      <Hero body={body} />
      <Section id={listIds.coming} title={messages.coming}>
        {coming.length > 0 ? <EventList events={coming} /> : <p>{messages.none}</p>}
        {view.subscribe ? (
          <div className={styles.subscribe} data-print="hide">
            <ButtonLink link={{ href: view.subscribe, label: subscribe }} variant="outline" />
            <p>{subscribeHelp}</p>
          </div>
        ) : null}
      </Section>
      <Text body={body} />
      {past.length > 0 ? (
        <Section id={listIds.past} title={messages.past}>
          <EventList events={past} />
        </Section>
      ) : null}
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}
