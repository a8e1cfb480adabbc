import { z } from 'zod';
import { choice, digits, email, phone, sentences, text } from '../fields.ts';
import type { FederalState } from '../opening-hours/holiday-laws.ts';
import { openingHoursSchema } from '../opening-hours/schema.ts';
import { about, type Option } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';
import { writtenNumber } from '../written.ts';

export const addressTypes = ['hq', 'federal_office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

/** What a number or mail address is for. */
const purpose = () =>
  translationsOf({
    label: text('What it is for, such as "Werkstatt".', {
      de: ['Wofür', 'Nur nötig, wenn Sie mehrere haben.'],
      en: ['What it is for', 'Needed only if you have several.'],
      fr: ['Pour quoi', 'Utile seulement si vous en avez plusieurs.'],
      example: { de: 'Werkstatt', en: 'Workshop', fr: 'Atelier' },
    }),
  })
    .optional()
    .describe('A label, shown on the contact page.');

export const companyNumberSchema = z
  .strictObject({
    number: phone(
      'The number as written; without a country code it belongs to the country of the place.',
      {
        de: 'Nummer',
        en: 'Number',
        fr: 'Numéro',
        example: '030 23125 114',
        inList: 'title',
      },
    ),
    type: choice([
      { value: 'phone', de: 'Telefon', en: 'Phone', fr: 'Téléphone' },
      { value: 'mobile', de: 'Mobiltelefon', en: 'Mobile', fr: 'Portable' },
      { value: 'fax', de: 'Fax', en: 'Fax', fr: 'Fax' },
    ]).meta(about('What answers there.', { de: 'Art', en: 'Kind', fr: 'Type' })),
    primary: z
      .boolean()
      .default(false)
      .meta(
        about('The number to show where only one is shown.', {
          de: ['Hauptnummer', 'Steht überall, wo nur für eine Nummer Platz ist.'],
          en: ['Main number', 'Shown wherever there is room for one alone.'],
          fr: ['Numéro principal', 'Affiché partout où il n’y a de place que pour un seul.'],
        }),
      ),
    translations: purpose(),
  })
  .meta(about('A phone, mobile or fax number.', { de: 'Nummer', en: 'Number', fr: 'Numéro' }));

export const companyEmailSchema = z
  .strictObject({
    email: email('Mail address.', {
      de: 'E-Mail-Adresse',
      en: 'Email address',
      fr: 'Adresse e-mail',
      example: 'post@example.org',
      inList: 'title',
    }),
    primary: z
      .boolean()
      .default(false)
      .meta(
        about('The address to show where only one is shown.', {
          de: ['Hauptadresse', 'Steht überall, wo nur für eine Adresse Platz ist.'],
          en: ['Main address', 'Shown wherever there is room for one alone.'],
          fr: ['Adresse principale', 'Affichée partout où il n’y a de place que pour une seule.'],
        }),
      ),
    translations: purpose(),
  })
  .meta(
    about('A mail address.', { de: 'E-Mail-Adresse', en: 'Email address', fr: 'Adresse e-mail' }),
  );

/** The Länder by name. */
const stateOptions = [
  { value: 'BW', de: 'Baden-Württemberg', en: 'Baden-Württemberg', fr: 'Bade-Wurtemberg' },
  { value: 'BY', de: 'Bayern', en: 'Bavaria', fr: 'Bavière' },
  { value: 'BE', de: 'Berlin', en: 'Berlin', fr: 'Berlin' },
  { value: 'BB', de: 'Brandenburg', en: 'Brandenburg', fr: 'Brandebourg' },
  { value: 'HB', de: 'Bremen', en: 'Bremen', fr: 'Brême' },
  { value: 'HH', de: 'Hamburg', en: 'Hamburg', fr: 'Hambourg' },
  { value: 'HE', de: 'Hessen', en: 'Hesse', fr: 'Hesse' },
  {
    value: 'MV',
    de: 'Mecklenburg-Vorpommern',
    en: 'Mecklenburg-Western Pomerania',
    fr: 'Mecklembourg-Poméranie-Occidentale',
  },
  { value: 'NI', de: 'Niedersachsen', en: 'Lower Saxony', fr: 'Basse-Saxe' },
  {
    value: 'NW',
    de: 'Nordrhein-Westfalen',
    en: 'North Rhine-Westphalia',
    fr: 'Rhénanie-du-Nord-Westphalie',
  },
  { value: 'RP', de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate', fr: 'Rhénanie-Palatinat' },
  { value: 'SL', de: 'Saarland', en: 'Saarland', fr: 'Sarre' },
  { value: 'SN', de: 'Sachsen', en: 'Saxony', fr: 'Saxe' },
  { value: 'ST', de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt', fr: 'Saxe-Anhalt' },
  { value: 'SH', de: 'Schleswig-Holstein', en: 'Schleswig-Holstein', fr: 'Schleswig-Holstein' },
  { value: 'TH', de: 'Thüringen', en: 'Thuringia', fr: 'Thuringe' },
] as const satisfies readonly (Option & { value: FederalState })[];

export const addressSchema = z
  .strictObject({
    street: text('Street, without the number.', {
      de: 'Straße',
      en: 'Street',
      fr: 'Rue',
      example: 'Postgasse',
      inList: 'title',
    }),
    number: text('House number.', {
      de: 'Hausnummer',
      en: 'House number',
      fr: 'Numéro',
      example: '7',
    }),
    zip_code: digits('Postal code.', {
      de: 'Postleitzahl',
      en: 'Postcode',
      fr: 'Code postal',
      example: '07998',
    }),
    city: text('Town.', { de: 'Ort', en: 'Town', fr: 'Ville' }),
    country: choice([
      { value: 'DE', de: 'Deutschland', en: 'Germany', fr: 'Allemagne' },
      { value: 'AT', de: 'Österreich', en: 'Austria', fr: 'Autriche' },
      { value: 'CH', de: 'Schweiz', en: 'Switzerland', fr: 'Suisse' },
    ])
      .optional()
      .meta(
        about(
          'The country, for search engines, public holidays and numbers without a country code. Without it, a postcode of five digits means Germany; for others the VAT id or the dial code decides.',
          {
            de: [
              'Land',
              'Danach richten sich Feiertage, Vorwahl und was Suchmaschinen über den Standort erfahren.',
            ],
            en: [
              'Country',
              'It decides public holidays, the dial code and what search engines learn about the place.',
            ],
            fr: [
              'Pays',
              'Il détermine les jours fériés, l’indicatif et ce que les moteurs de recherche savent du lieu.',
            ],
          },
        ),
      ),
    federal_state: choice(stateOptions)
      .optional()
      .meta(
        about(
          'The Land of a place in Germany, by whose public holidays it is closed. Without it, visitors are not told on a holiday of any Land whether it is open.',
          {
            de: [
              'Bundesland',
              'Nur in Deutschland. An seinen Feiertagen zeigt die Website „geschlossen“, wenn Sie nichts anderes eintragen.',
            ],
            en: [
              'Federal state',
              'In Germany only. On its public holidays the website says you are closed, unless you enter other hours.',
            ],
            fr: [
              'Land',
              'En Allemagne seulement. Lors de ses jours fériés, le site indique « fermé », sauf si vous saisissez d’autres horaires.',
            ],
          },
        ),
      ),
    address_type: z
      .string()
      .default('other')
      .meta(
        about(
          'hq is shown as "Hauptgeschäftsstelle", federal_office as "Bundesgeschäftsstelle"; any other value shows no label.',
          {
            de: 'Bezeichnung',
            en: 'Designation',
            fr: 'Désignation',
            options: [
              { value: 'other', de: 'Keine', en: 'None', fr: 'Aucune' },
              { value: 'hq', de: 'Hauptgeschäftsstelle', en: 'Head office', fr: 'Siège' },
              {
                value: 'federal_office',
                de: 'Bundesgeschäftsstelle',
                en: 'Federal office',
                fr: 'Bureau fédéral',
              },
            ] satisfies (Option & { value: AddressType })[],
          },
        ),
      ),
    latitude: writtenNumber('number', z.number().min(-90).max(90))
      .optional()
      .meta(
        about('Degrees north, for search engines.', {
          de: [
            'Breitengrad',
            'Für Landkarte und Suchmaschinen. Kartendienste zeigen ihn, wenn Sie Ihr Haus antippen.',
          ],
          en: [
            'Latitude',
            'For the map and search engines. Map services show it when you tap your building.',
          ],
          fr: [
            'Latitude',
            'Pour la carte et les moteurs de recherche. Les services de cartes l’affichent quand vous touchez votre bâtiment.',
          ],
          example: '50.7605',
        }),
      ),
    longitude: writtenNumber('number', z.number().min(-180).max(180))
      .optional()
      .meta(
        about('Degrees east.', {
          de: 'Längengrad',
          en: 'Longitude',
          fr: 'Longitude',
          example: '12.1512',
        }),
      ),
    translations: translationsOf({
      name: text('What the place is called, such as "Werkstatt am Bahnhof".', {
        de: ['Name des Standorts', 'Nur für weitere Standorte.'],
        en: ['Name of the place', 'For further places only.'],
        fr: ['Nom du lieu', 'Uniquement pour les autres lieux.'],
        example: {
          de: 'Werkstatt am Bahnhof',
          en: 'Workshop at the station',
          fr: 'Atelier de la gare',
        },
      }),
      text: sentences('What customers find there, in a sentence or two.', {
        de: ['Was man dort findet', 'Ein oder zwei Sätze.'],
        en: ['What customers find there', 'A sentence or two.'],
        fr: ['Ce qu’on y trouve', 'Une ou deux phrases.'],
      }).optional(),
    })
      .optional()
      .describe('Name and text of a further place. Without a name it is called by its town.'),
    numbers: z
      .array(companyNumberSchema)
      .default([])
      .meta(
        about('Numbers of a further place.', {
          de: ['Telefonnummern dieses Standorts', 'Nur für weitere Standorte.'],
          en: ['Phone numbers of this place', 'For further places only.'],
          fr: ['Téléphones de ce lieu', 'Uniquement pour les autres lieux.'],
        }),
      ),
    emails: z
      .array(companyEmailSchema)
      .default([])
      .meta(
        about('Mail addresses of a further place.', {
          de: ['E-Mail-Adressen dieses Standorts', 'Nur für weitere Standorte.'],
          en: ['Email addresses of this place', 'For further places only.'],
          fr: ['E-mails de ce lieu', 'Uniquement pour les autres lieux.'],
        }),
      ),
    opening_hours: openingHoursSchema.optional().meta(
      about('When a further place is open, with the fields of [opening_hours](#opening_hours).', {
        de: ['Öffnungszeiten dieses Standorts', 'Nur für weitere Standorte.'],
        en: ['Opening hours of this place', 'For further places only.'],
        fr: ['Horaires de ce lieu', 'Uniquement pour les autres lieux.'],
      }),
    ),
  })
  .meta(about('A place of the business.', { de: 'Standort', en: 'Place', fr: 'Lieu' }));

export type Address = z.output<typeof addressSchema>;
