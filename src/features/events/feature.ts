import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { about } from '#model/owner-words.ts';
import { forms } from './form.ts';
import { eventPages } from './pages.ts';
import { eventSchema } from './schema.ts';

/** Events: their pages, calendars to subscribe to, and requests for seats, which the shop confirms. */
export const events = {
  collections: {
    events: {
      schema: z
        .array(eventSchema)
        .default([])
        .meta(
          about('Events.', {
            de: 'Veranstaltungen',
            en: 'Events',
            fr: 'Événements',
            group: 'current',
            isAddedOften: true,
          }),
        ),
      layout: { kind: 'folders', recordFile: 'event', idField: 'id', recordFileNeeded: true },
    },
  },
  pages: {
    events: {
      paths: { de: '/events', en: '/en/events', fr: null },
      name: { de: 'Veranstaltungen', en: 'Events', fr: 'Agenda' },
      title: { de: 'Veranstaltungen', en: 'Events', fr: 'Agenda' },
      follows: 'brands',
      footerOrder: 3,
      isSuggested: true,
    },
  },
  pageKinds: { event: eventPages },
  searchGroups: { event: { de: 'Veranstaltungen', en: 'Events', fr: 'Événements' } },
  forms,
  parts: ['build', 'server'],
} as const satisfies Feature;
