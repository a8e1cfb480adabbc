import { z } from 'zod';
import { digits, email, html, phone, text } from '../fields.ts';
import { about } from '../owner-words.ts';
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

/** Legally required texts beyond the imprint and privacy pages. */
export const legalRecordSchema = z
  .strictObject({
    translations: translationsOf({
      insurance: html('Professional indemnity insurance.', {
        de: ['Berufshaftpflicht', 'Name und Anschrift des Versicherers, und wo der Schutz gilt.'],
        en: [
          'Professional indemnity insurance',
          'Name and address of the insurer, and where the cover holds.',
        ],
        fr: ['Assurance professionnelle', 'Nom et adresse de l’assureur, et territoire couvert.'],
      }).optional(),
      image_sources: html('Who made the pictures.', {
        de: ['Bildnachweise', 'Wer die Bilder gemacht hat.'],
        en: ['Picture credits', 'Who made the pictures.'],
        fr: ['Crédits photo', 'Les auteurs des images.'],
      }).optional(),
      additional_top_info: html('Stands above the legal texts.', {
        de: 'Vor den Rechtstexten',
        en: 'Above the legal texts',
        fr: 'Avant les textes légaux',
      }).optional(),
      additional_bottom_info: html('Stands below the legal texts.', {
        de: 'Nach den Rechtstexten',
        en: 'Below the legal texts',
        fr: 'Après les textes légaux',
      }).optional(),
    }).optional(),
    data_protection_commissioner: z
      .array(
        z
          .strictObject({
            name: text('Name.', { de: 'Name', en: 'Name', fr: 'Nom', inList: 'title' }),
            street: text('Street.', { de: 'Straße', en: 'Street', fr: 'Rue' }),
            number: text('House number.', { de: 'Hausnummer', en: 'House number', fr: 'Numéro' }),
            city: text('Town.', { de: 'Ort', en: 'Town', fr: 'Ville' }),
            zip_code: digits('Postal code.', {
              de: 'Postleitzahl',
              en: 'Postcode',
              fr: 'Code postal',
            }),
            phone_number: phone('Phone number.', {
              de: 'Telefon',
              en: 'Phone',
              fr: 'Téléphone',
            }).optional(),
            email: email('Mail address.', { de: 'E-Mail', en: 'Email', fr: 'E-mail' }).optional(),
          })
          .meta(
            about('A data protection officer.', {
              de: 'Datenschutzbeauftragte Person',
              en: 'Data protection officer',
              fr: 'Délégué à la protection des données',
            }),
          ),
      )
      .default([])
      .meta(
        about('Data protection officers; the first is shown.', {
          de: [
            'Datenschutzbeauftragte',
            'Nur nötig, wenn Sie jemanden benannt haben. Die Website zeigt den ersten Eintrag.',
          ],
          en: [
            'Data protection officers',
            'Needed only if you have appointed one. The site shows the first.',
          ],
          fr: [
            'Délégués à la protection des données',
            'Utile seulement si vous en avez désigné. Le site affiche le premier.',
          ],
        }),
      ),
    rolex_area: z
      .boolean()
      .default(false)
      .meta(
        about('Whether the site embeds the Rolex area, whose own terms are then explained.', {
          de: [
            'Rolex-Bereich ist eingebunden',
            'Die Website erklärt dann dessen eigene Bedingungen.',
          ],
          en: ['Rolex area is embedded', 'The site then explains its own terms.'],
          fr: [
            'L’espace Rolex est intégré',
            'Le site explique alors ses conditions particulières.',
          ],
        }),
      ),
  })
  .meta(
    about('Legal texts and the data protection officer.', {
      de: 'Rechtstexte',
      en: 'Legal texts',
      fr: 'Textes légaux',
    }),
  );
