import { z } from 'zod';
import { languageSchema } from '../language.ts';

/**
 * The summary of a visitor's message. All texts come from the visitor: show them as plain text
 * only.
 */
const shopMessageSchema = z.object({
  id: z.string(),
  kind: z.string().describe('The form by which it was sent, such as "contact".'),
  time: z.int().describe('When it arrived, ms since 1970.'),
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  language: languageSchema.describe('That of the page that the visitor wrote on.'),
  about: z.string().describe('What it is about, in a line.'),
  state: z
    .enum(['sent', 'filed', 'waiting', 'failed'])
    .describe(
      'Whether its mail was sent, became a file as there is no mail server, waits, or was given up.',
    ),
});

/** The response to a request for the messages of the last days. */
export const shopMessagesSchema = z
  .object({
    messages: z.array(shopMessageSchema).describe('The newest first.'),
    isAll: z.boolean().describe('Whether there are no more of these days.'),
    days: z.int().describe('How many days back they go. What did not arrive stays until it does.'),
    keptDays: z.int().describe('After how many days the server deletes what has arrived.'),
  })
  .meta({ id: 'ShopMessages' });

export type ShopMessages = z.infer<typeof shopMessagesSchema>;
export type ShopMessage = ShopMessages['messages'][number];
