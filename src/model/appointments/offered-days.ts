import { z } from 'zod';

/**
 * The opening hours of the days on which an appointment is offered, resolved at the build: small enough for
 * a page, and for what the server knows of the shop.
 */
export const offeredDaysSchema = z.strictObject({
  first: z.iso.date().describe('The first day.'),
  days: z
    .string()
    .max(1000)
    .describe(
      'A letter for each day, the place of its hours from A on; - where they are not sure.',
    ),
  hours: z
    .array(z.string())
    .describe('"09:30-13:00 14:00-18:30" for a kind of day; empty where nothing is offered.'),
});

export type OfferedDays = z.output<typeof offeredDaysSchema>;
