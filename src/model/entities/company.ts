import { z } from 'zod';
import { html, text } from '../fields.ts';
import { about, type Option } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { type Address, addressSchema, companyEmailSchema, companyNumberSchema } from './address.ts';
import { imprintFields } from './imprint-fields.ts';

export const legalForms = ['single', 'ev', 'bag', 'other'] as const;
export type LegalForm = (typeof legalForms)[number];

/** The business behind the website. */
export const companySchema = z
  .strictObject({
    company_name: text('Full name in law, as in the register.', {
      de: ['Vollständiger Firmenname', 'So, wie er im Register steht. Er kommt ins Impressum.'],
      en: ['Full company name', 'As it stands in the register. It goes into the imprint.'],
      fr: [
        'Raison sociale complète',
        'Telle qu’elle figure au registre. Elle apparaît dans les mentions légales.',
      ],
      example: 'Lindenhof Brandt GmbH',
    }),
    display_name: text('The name customers know.', {
      de: ['Name des Geschäfts', 'So, wie Ihre Kunden Sie kennen.'],
      en: ['Name of the shop', 'The name your customers know.'],
      fr: ['Nom de la boutique', 'Celui que connaissent vos clients.'],
      example: 'Lindenhof',
      inList: 'title',
    }),
    legal_form: z
      .string()
      .default('other')
      .meta(
        about(
          'single: a sole owner; ev: a registered association; bag: a joint practice of contract physicians; anything else is shown as "represented by".',
          {
            de: [
              'Rechtsform',
              'Danach richtet sich, wie das Impressum Inhaber oder Vertreter nennt.',
            ],
            en: ['Legal form', 'It decides how the imprint names owners or representatives.'],
            fr: [
              'Forme juridique',
              'Elle détermine comment les mentions légales nomment les responsables.',
            ],
            options: [
              {
                value: 'single',
                de: 'Einzelunternehmen',
                en: 'Sole owner',
                fr: 'Entreprise individuelle',
              },
              {
                value: 'ev',
                de: 'Eingetragener Verein',
                en: 'Registered association',
                fr: 'Association déclarée',
              },
              {
                value: 'bag',
                de: 'Berufsausübungsgemeinschaft',
                en: 'Joint practice',
                fr: 'Cabinet de groupe',
              },
              {
                value: 'other',
                de: 'GmbH oder andere',
                en: 'Limited company or other',
                fr: 'Société ou autre',
              },
            ] satisfies (Option & { value: LegalForm })[],
          },
        ),
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
      .meta(
        about(
          'Postal addresses. The first is that of the shop and the imprint; the contact page shows the others below it.',
          {
            de: [
              'Standorte',
              'Der erste ist Ihr Geschäft und steht im Impressum. Weitere zeigt die Kontaktseite darunter.',
            ],
            en: [
              'Places',
              'The first is your shop, and stands in the imprint. The contact page shows others below it.',
            ],
            fr: [
              'Lieux',
              'Le premier est votre boutique et figure dans les mentions légales. La page Contact affiche les autres en dessous.',
            ],
          },
        ),
      ),
    emails: z
      .array(companyEmailSchema)
      .default([])
      .meta(
        about('Mail addresses. The contact page shows all of them.', {
          de: ['E-Mail-Adressen', 'Die Kontaktseite zeigt alle.'],
          en: ['Email addresses', 'The contact page shows all of them.'],
          fr: ['Adresses e-mail', 'La page Contact les affiche toutes.'],
          group: 'contact',
        }),
      ),
    numbers: z
      .array(companyNumberSchema)
      .default([])
      .meta(
        about('Phone, mobile and fax numbers. The contact page shows all of them.', {
          de: ['Telefonnummern', 'Die Kontaktseite zeigt alle.'],
          en: ['Phone numbers', 'The contact page shows all of them.'],
          fr: ['Numéros de téléphone', 'La page Contact les affiche tous.'],
          group: 'contact',
        }),
      ),
    executives: z
      .array(
        z
          .strictObject({
            name: text('First and last name.', {
              de: 'Vor- und Nachname',
              en: 'First and last name',
              fr: 'Prénom et nom',
              inList: 'title',
            }),
          })
          .meta(about('A person.', { de: 'Person', en: 'Person', fr: 'Personne' })),
      )
      .default([])
      .meta(
        about('Who owns or represents the business.', {
          de: ['Inhaber oder Geschäftsführung', 'Das Impressum muss sie nennen.'],
          en: ['Owners or directors', 'The imprint has to name them.'],
          fr: ['Propriétaires ou dirigeants', 'Les mentions légales doivent les nommer.'],
          group: 'law',
        }),
      ),
    registers: z
      .array(
        z
          .strictObject({
            register_type: text('Kind of register, such as "Handelsregister".', {
              de: 'Register',
              en: 'Register',
              fr: 'Registre',
              example: 'Handelsregister',
            }),
            number: text('Number in it, such as "HRB 1234".', {
              de: 'Registernummer',
              en: 'Number in the register',
              fr: 'Numéro d’inscription',
              example: 'HRB 1234',
              inList: 'title',
            }),
            registrar: text('Court or authority that keeps it.', {
              de: 'Gericht oder Behörde',
              en: 'Court or authority',
              fr: 'Tribunal ou autorité',
              example: 'Amtsgericht Brunnau',
            }),
          })
          .meta(
            about('An entry in a register.', {
              de: 'Registereintrag',
              en: 'Register entry',
              fr: 'Inscription',
            }),
          ),
      )
      .default([])
      .meta(
        about('Register entries.', {
          de: 'Registereinträge',
          en: 'Register entries',
          fr: 'Inscriptions aux registres',
          group: 'law',
        }),
      ),
    ...imprintFields,
    legal_authority: html(
      'Supervisory authority, chamber, professional title and rules (§ 5 DDG, in Austria § 5 ECG), where they stand in one language only.',
      {
        de: [
          'Aufsicht und Kammer, wo eine Übersetzung fehlt',
          'Steht in jeder Sprache, die Sie unten leer lassen.',
        ],
        en: [
          'Authority and chamber without a translation',
          'Stands in every language left empty below.',
        ],
        fr: [
          'Autorité et chambre, sans traduction',
          'Figure dans chaque langue laissée vide ci-dessous.',
        ],
        hidden: true,
      },
    ).optional(),
    translations: translationsOf({
      legal_authority: html(
        'Supervisory authority, chamber, professional title and rules (§ 5 DDG, in Austria § 5 ECG).',
        {
          de: [
            'Aufsicht, Kammer und Beruf',
            'Aufsichtsbehörde, Kammer, Berufsbezeichnung und Berufsregeln, soweit Ihr Handwerk sie hat.',
          ],
          en: [
            'Authority, chamber and profession',
            'Supervisory authority, chamber, professional title and rules, where your craft has them.',
          ],
          fr: [
            'Autorité, chambre et profession',
            'Autorité de surveillance, chambre, titre et règles professionnels, si votre métier en a.',
          ],
          group: 'law',
        },
      ),
    })
      .optional()
      .describe('What takes the place of legal_authority in each language.'),
  })
  .meta(
    about('The business: name, addresses, contact, register and tax data.', {
      de: 'Ihr Betrieb',
      en: 'Your business',
      fr: 'Votre entreprise',
    }),
  );

/** Messages for fields of the first address that only further addresses may have. */
const ofMainPlace = {
  translations: 'The first address is that of the shop, which has its name from display_name.',
  numbers:
    'The first address is that of the shop: write its numbers into the numbers of the company.',
  emails:
    'The first address is that of the shop: write its mail addresses into the emails of the company.',
  opening_hours:
    'The first address is that of the shop, which has its hours in a record of their own, opening_hours.',
};

export type Company = z.output<typeof companySchema>;
type CompanyNumber = Company['numbers'][number];

/** The first address, which the site shows (specification, section 3). */
export function mainAddress(company: Company): Address {
  const [first] = company.addresses;
  if (!first) throw new RangeError('A company needs at least one address.');
  return first;
}

/** All addresses except the first: further locations of the business. */
export function furtherPlaces(company: Company): Address[] {
  return company.addresses.slice(1);
}

/** The record marked as primary, otherwise the first; undefined for an empty list. */
export function primaryOf<T extends { primary: boolean }>(records: readonly T[]): T | undefined {
  return records.find((record) => record.primary) ?? records[0];
}

/** The phone number to show: the primary phone or mobile number, otherwise the first. */
export function primaryPhone({ numbers }: Pick<Company, 'numbers'>): CompanyNumber | undefined {
  return primaryOf(numbers.filter(({ type }) => type !== 'fax'));
}

export function primaryFax(company: Company): CompanyNumber | undefined {
  return primaryOf(company.numbers.filter(({ type }) => type === 'fax'));
}
