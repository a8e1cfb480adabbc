import { z } from 'zod';
import { link, nameOf, slug, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** An entry that the visitor can consent to. */
export const consentEntrySchema = z
  .strictObject({
    function_id: nameOf(
      slug(
        'Name of the function, such as "matomo". "functional" and "matomo" replace the built-in words.',
      ),
    ),
    display_name: text('Label of the switch.'),
    description: text('What the visitor agrees to, in plain words.'),
    link: link('Where more is said, such as "privacy#cookies".').optional(),
    default_on: z.boolean().default(false).describe('How the switch stands at first.'),
    consentGiven: z
      .boolean()
      .default(false)
      .describe('Has no effect: only the visitor can give consent. "functional" counts as given.'),
    locked: z
      .boolean()
      .default(false)
      .describe('Has no effect: visitors can move every switch but that of "functional".'),
    translations: translationsOf({
      display_name: text('Label of the switch.'),
      description: text('What the visitor agrees to.'),
    })
      .optional()
      .describe('Label and description in further languages.'),
  })
  .describe('An entry of the consent banner.');
