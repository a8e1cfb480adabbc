import type { ReactNode } from 'react';
import { Section } from '#site/ui/section/section.tsx';
import { EventList } from './event-list.tsx';
import { events } from './views.examples.ts';

export const examples: Record<string, ReactNode> = {
  full: (
    <Section>
      <EventList events={events} />
    </Section>
  ),
  brief: (
    <Section>
      <EventList events={events} variant="brief" />
    </Section>
  ),
};
