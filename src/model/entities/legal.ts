import { z } from 'zod';
import { digits, email, html, phone, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

/** The legal blocks by section id. Each is shown only if it has content. */
export const legalBlockIds = [
  'legal_authority',
  'insurance',
  'image_sources',
  'additional_top_info',
  'additional_bottom_info',
  'data_protection',
  'rolex',
  'consentmanager',
] as const;
export type LegalBlockId = (typeof legalBlockIds)[number];

/** Texts required by law, in addition to those of the imprint and privacy pages. */
export const legalRecordSchema = z
  .strictObject({
    translations: translationsOf({
      insurance: html('Professional indemnity insurance.').optional(),
      image_sources: html('Who made the pictures.').optional(),
      additional_top_info: html('Stands above the legal texts.').optional(),
      additional_bottom_info: html('Stands below the legal texts.').optional(),
    }).optional(),
    data_protection_commissioner: z
      .array(
        z.strictObject({
          name: text('Name.'),
          street: text('Street.'),
          number: text('House number.'),
          city: text('Town.'),
          zip_code: digits('Postal code.'),
          phone_number: phone('Phone number.').optional(),
          email: email('Mail address.').optional(),
        }),
      )
      .default([])
      .describe('Data protection officers; the first is shown.'),
    rolex_area: z
      .boolean()
      .default(false)
      .describe('Whether the site embeds the Rolex area, whose own terms are then explained.'),
  })
  .describe('Legal texts and the data protection officer.');
