import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { forms } from './form.ts';
import { newsletterSchema } from './schema.ts';

/** The newsletter: visitors sign up and confirm; the shop exports its subscribers, or sends by listmonk. */
export const newsletter = {
  formSettings: { newsletter: newsletterSchema.optional() },
  forms,
  formsShop: {
    newsletter: z.boolean().optional().describe('Whether visitors can subscribe.'),
    consents: z
      .array(z.string())
      .optional()
      .describe('What visitors agree to when they order the newsletter, in each language.'),
  },
  commands: {
    'subscribers export [file]':
      'write the newsletter’s subscribers, with proof of consent, as CSV',
    'subscribers import <file>': 'add newsletter subscribers from a CSV file, except known ones',
  },
  parts: ['checks', 'build', 'server'],
} as const satisfies Feature;
