import type { ReactNode } from 'react';
import { events } from '#model/views/pages.examples.ts';
import { Section } from '../../ui/section/section.tsx';
import { EventList } from './event-list.tsx';

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
