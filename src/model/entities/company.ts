import { z } from 'zod';
import { digits, email, html, phone, text } from '../fields.ts';
import { openingHoursSchema } from '../opening-hours/schema.ts';
import { translationsOf } from '../translation.ts';

export const addressTypes = ['hq', 'federal_office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

export const legalForms = ['single', 'ev', 'bag', 'other'] as const;
export type LegalForm = (typeof legalForms)[number];

const companyNumberSchema = z.strictObject({
  number: phone('The number as written; without a country code it is read as German.'),
  type: z.enum(['phone', 'mobile', 'fax']).describe('What answers there.'),
  primary: z.boolean().default(false).describe('The number to show where only one is shown.'),
  translations: labels(),
});

const companyEmailSchema = z.strictObject({
  email: email('Mail address.'),
  primary: z.boolean().default(false).describe('The address to show where only one is shown.'),
  translations: labels(),
});

const addressSchema = z
  .strictObject({
    street: text('Street, without the number.'),
    number: text('House number.'),
    zip_code: digits('Postal code.'),
    city: text('Town.'),
    address_type: z
      .string()
      .default('other')
      .describe(
        'hq is shown as "Hauptgeschäftsstelle", federal_office as "Bundesgeschäftsstelle"; any other value shows no label.',
      ),
    latitude: z.number().min(-90).max(90).optional().describe('Degrees north, for search engines.'),
    longitude: z.number().min(-180).max(180).optional().describe('Degrees east.'),
    translations: translationsOf({
      name: text('What the place is called, such as "Werkstatt am Bahnhof".'),
      text: text('What customers find there, in a sentence or two.').optional(),
    })
      .optional()
      .describe('Name and text of a further place. Without a name it is called by its town.'),
    numbers: z.array(companyNumberSchema).default([]).describe('Numbers of a further place.'),
    emails: z.array(companyEmailSchema).default([]).describe('Mail addresses of a further place.'),
    opening_hours: openingHoursSchema
      .optional()
      .describe(
        'When a further place is open, with the fields of [opening_hours](#opening_hours).',
      ),
  })
  .describe('A place of the business.');

/** The business behind the website. */
export const companySchema = z
  .strictObject({
    company_name: text('Full name in law, as in the register.'),
    display_name: text('The name customers know.'),
    legal_form: z
      .string()
      .default('other')
      .describe(
        'single: a sole owner; ev: a registered association; bag: a joint practice of contract physicians; anything else is shown as "represented by".',
      ),
    addresses: z
      .array(addressSchema)
      .min(1)
      .superRefine(([main], context) => {
        for (const field of ['translations', 'numbers', 'emails', 'opening_hours'] as const) {
          const value = main?.[field];
          if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
          context.addIssue({ code: 'custom', path: [0, field], message: ofMainPlace[field] });
        }
      })
      .describe(
        'Postal addresses. The first is that of the shop and the imprint; the contact page shows the others below it.',
      ),
    emails: z
      .array(companyEmailSchema)
      .default([])
      .describe('Mail addresses. The contact page shows all of them.'),
    numbers: z
      .array(companyNumberSchema)
      .default([])
      .describe('Phone, mobile and fax numbers. The contact page shows all of them.'),
    executives: z
      .array(z.strictObject({ name: text('First and last name.') }))
      .default([])
      .describe('Who owns or represents the business.'),
    registers: z
      .array(
        z.strictObject({
          register_type: text('Kind of register, such as "Handelsregister".'),
          number: text('Number in it, such as "HRB 1234".'),
          registrar: text('Court or authority that keeps it.'),
        }),
      )
      .default([])
      .describe('Register entries.'),
    ust_id: text('VAT identification number (§ 27a UStG), such as "DE123456789".').optional(),
    vat_number: text('Tax number. The law does not ask for it; leave it out if unsure.').optional(),
    legal_authority: html(
      'Supervisory authority, chamber, professional title and rules (§ 5 DDG).',
    ).optional(),
  })
  .describe('The business: name, addresses, contact, register and tax data.');

/** Where the first address has what only further ones can have. */
const ofMainPlace = {
  translations: 'The first address is that of the shop, which has its name from display_name.',
  numbers:
    'The first address is that of the shop: write its numbers into the numbers of the company.',
  emails:
    'The first address is that of the shop: write its mail addresses into the emails of the company.',
  opening_hours:
    'The first address is that of the shop, which has its hours in a record of their own, opening_hours.',
};

/** What a number or a mail address is for. */
function labels() {
  return translationsOf({ label: text('What it is for, such as "Werkstatt".') })
    .optional()
    .describe('A label, shown on the contact page.');
}

export type Company = z.output<typeof companySchema>;
export type Address = Company['addresses'][number];
type CompanyNumber = Company['numbers'][number];

/** The first address, which is the one shown (specification, section 3). */
export function mainAddress(company: Company): Address {
  const [first] = company.addresses;
  if (!first) throw new RangeError('A company needs at least one address.');
  return first;
}

/** The addresses but the first: further places of the business. */
export function furtherPlaces(company: Company): Address[] {
  return company.addresses.slice(1);
}

/** The record marked as primary, or else the first; undefined for an empty list. */
export function primaryOf<T extends { primary: boolean }>(records: readonly T[]): T | undefined {
  return records.find((record) => record.primary) ?? records[0];
}

/** The phone number to show: the primary phone or mobile number, or else the first of them. */
export function primaryPhone({ numbers }: Pick<Company, 'numbers'>): CompanyNumber | undefined {
  return primaryOf(numbers.filter(({ type }) => type !== 'fax'));
}

export function primaryFax(company: Company): CompanyNumber | undefined {
  return primaryOf(company.numbers.filter(({ type }) => type === 'fax'));
}
