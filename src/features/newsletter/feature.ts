import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { forms } from './form.ts';
import { newsletterSchema } from './schema.ts';

/** The newsletter: visitors sign up and confirm; the shop exports its subscribers, or sends by listmonk. */
export const newsletter = {
  formSettings: { newsletter: newsletterSchema.optional() },
  forms,
  formsShop: {
    newsletter: z.boolean().describe('Whether the newsletter can be ordered.'),
    consents: z
      .array(z.string())
      .optional()
      .describe('What visitors agree to when they order the newsletter, in each language.'),
  },
  commands: {
    'subscribers export [file]': 'write all of them with their proof as CSV',
    'subscribers import <file>': 'add those of a CSV file whom the server does not know yet',
  },
  parts: ['checks', 'build', 'server'],
} as const satisfies Feature;
