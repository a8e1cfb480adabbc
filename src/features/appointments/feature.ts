import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { about } from '#model/owner-words.ts';
import { namesSchema } from '#model/translation.ts';
import { forms } from './form.ts';
import { appointmentSchema, offeredDaysSchema } from './schema.ts';

const offeredSchema = z.strictObject({
  id: z.string(),
  names: namesSchema,
  minutes: z.number(),
  place: z.string().optional().describe('Where it is, once one of them is not in the shop.'),
  email: z.email().optional().describe('Who gets the requests, where it is not the shop.'),
  days: offeredDaysSchema,
});

export type OfferedAppointment = z.output<typeof offeredSchema>;

/** Appointments: visitors name up to three times, and the shop confirms one. */
export const appointments = {
  collections: {
    appointments: {
      schema: z
        .array(appointmentSchema)
        .default([])
        .meta(
          about('What visitors can ask an appointment for.', {
            de: ['Termine', 'Wofür man sich einen Termin wünschen kann: Sehtest, Beratung.'],
            en: ['Appointments', 'What visitors can ask a time for: an eye test, advice.'],
            fr: [
              'Rendez-vous',
              'Ce pour quoi on peut demander une heure : examen de vue, conseil.',
            ],
            group: 'current',
          }),
        ),
      layout: { kind: 'list' },
    },
  },
  pages: {
    appointments: {
      paths: { de: '/termin', en: '/en/appointment', fr: '/fr/rendez-vous' },
      name: { de: 'Termin', en: 'Appointment', fr: 'Rendez-vous' },
      title: { de: 'Termin', en: 'Appointment', fr: 'Rendez-vous' },
      isOffered: ({ appointments: offered }) => Array.isArray(offered) && offered.length > 0,
    },
  },
  forms,
  formsShop: {
    appointments: z.array(offeredSchema).optional().describe('What visitors can ask a time for.'),
  },
  parts: ['checks', 'build', 'server'],
} as const satisfies Feature;
