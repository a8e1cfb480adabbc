import { z } from 'zod';
import { text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** The pages that can contain the newsletter form. */
const newsletterPages = ['home', 'contact'] as const;
export type NewsletterPage = (typeof newsletterPages)[number];

/** The site's forms: the server they send to, and their features. */
export const formsSchema = z
  .strictObject({
    endpoint: z
      .string()
      .refine(
        isEndpoint,
        'Write off, / for the server of the site itself, or the address of another one without a path, such as https://forms.example.org.',
      )
      .transform((value) => (value.includes(':') ? new URL(value).origin : value))
      .default('off')
      .describe(
        'The server that takes the forms: `off` shows mail and phone links instead; `/` is the server of the site itself, started by `npm start`; else its address, such as `https://forms.example.org`.',
      ),
    newsletter: z
      .strictObject({
        pages: z
          .array(z.enum(newsletterPages))
          .min(1)
          .default([...newsletterPages])
          .describe('The pages on which the newsletter can be ordered.'),
        translations: translationsOf({
          heading: text('Heading, such as "News by mail".'),
          text: text('What is sent, and how often.').optional(),
          consent: text(
            'What visitors agree to by signing up. It stands below the form, and is kept as proof with each address.',
          ),
        }),
      })
      .optional()
      .describe('The newsletter; it is not offered where this is missing.'),
  })
  .prefault({})
  .describe('The forms of the site.');

export type Forms = z.output<typeof formsSchema>;

/** Endpoints on other servers must use https; local ones, for tests, need not. */
function isEndpoint(value: string): boolean {
  if (value === 'off' || value === '/') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin, href } = new URL(value);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && href === `${origin}/`;
}
