import { z } from 'zod';
import { digits, email, html, phone, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

export const addressTypes = ['hq', 'federal_office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

export const legalForms = ['single', 'ev', 'bag', 'other'] as const;
export type LegalForm = (typeof legalForms)[number];

const addressSchema = z.strictObject({
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
});

const companyNumberSchema = z.strictObject({
  number: phone('The number as written; without a country code it is read as German.'),
  type: z.enum(['phone', 'mobile', 'fax']).describe('What answers there.'),
  primary: z.boolean().default(false).describe('The number to show where only one is shown.'),
});

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
    addresses: z.array(addressSchema).min(1).describe('Postal addresses; the first is used.'),
    emails: z
      .array(
        z.strictObject({
          email: email('Mail address.'),
          primary: z.boolean().default(false).describe('The address to show.'),
        }),
      )
      .default([])
      .describe('Mail addresses.'),
    numbers: z.array(companyNumberSchema).default([]).describe('Phone, mobile and fax numbers.'),
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
      'Supervisory authority, chamber, professional title and rules (§ 5 DDG), where they stand in one language only.',
    ).optional(),
    translations: translationsOf({
      legal_authority: html(
        'Supervisory authority, chamber, professional title and rules (§ 5 DDG).',
      ),
    })
      .optional()
      .describe('What takes the place of legal_authority in each language.'),
  })
  .describe('The business: name, addresses, contact, register and tax data.');

export type Company = z.output<typeof companySchema>;
type Address = Company['addresses'][number];
type CompanyNumber = Company['numbers'][number];

/** The first address, which is the one shown (specification, section 3). */
export function mainAddress(company: Company): Address {
  const [first] = company.addresses;
  if (!first) throw new RangeError('A company needs at least one address.');
  return first;
}

/** The record marked as primary, or else the first; undefined for an empty list. */
export function primaryOf<T extends { primary: boolean }>(records: readonly T[]): T | undefined {
  return records.find((record) => record.primary) ?? records[0];
}

/** The phone number to show: the primary phone or mobile number, or else the first of them. */
export function primaryPhone(company: Company): CompanyNumber | undefined {
  return primaryOf(company.numbers.filter(({ type }) => type !== 'fax'));
}

export function primaryFax(company: Company): CompanyNumber | undefined {
  return primaryOf(company.numbers.filter(({ type }) => type === 'fax'));
}
