import { z } from 'zod';
import { email, nameOf, order, sentences, slug, text } from '#model/fields.ts';
import { about } from '#model/owner-words.ts';
import { translationsOf } from '#model/translation.ts';

/** The days of the week, Monday first. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A type of appointment: an eye test, advice on wedding rings. */
export const appointmentSchema = z
  .strictObject({
    id: nameOf(
      slug('Name of the appointment in links: `appointments#eye-test` chooses it.', {
        de: [
          'Kurzname',
          'Entsteht von selbst, wenn Sie nichts eintragen. Mit ihm führt ein Link gleich zu dieser Auswahl.',
        ],
        en: [
          'Short name',
          'Made for you unless you write one. With it a link chooses this at once.',
        ],
        fr: [
          'Nom court',
          'Créé automatiquement si vous n’écrivez rien. Grâce à lui, un lien mène droit à ce choix.',
        ],
        example: 'sehtest',
      }),
    ),
    sort: order('Order on the page, smallest first.'),
    minutes: z
      .number()
      .int()
      .min(5)
      .max(480)
      .meta(
        about('How long it takes, in minutes.', {
          de: ['Dauer in Minuten', 'So lange vor Ladenschluss wird die letzte Uhrzeit angeboten.'],
          en: ['Minutes', 'The last time on offer lies so long before closing.'],
          fr: ['Durée en minutes', 'La dernière heure proposée précède d’autant la fermeture.'],
          example: '40',
          inList: 'column',
        }),
      ),
    weekdays: z
      .array(
        z.enum(weekdayNames).meta({
          options: [
            { value: 'monday', de: 'Montag', en: 'Monday', fr: 'Lundi' },
            { value: 'tuesday', de: 'Dienstag', en: 'Tuesday', fr: 'Mardi' },
            { value: 'wednesday', de: 'Mittwoch', en: 'Wednesday', fr: 'Mercredi' },
            { value: 'thursday', de: 'Donnerstag', en: 'Thursday', fr: 'Jeudi' },
            { value: 'friday', de: 'Freitag', en: 'Friday', fr: 'Vendredi' },
            { value: 'saturday', de: 'Samstag', en: 'Saturday', fr: 'Samedi' },
            { value: 'sunday', de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' },
          ],
        }),
      )
      .default([])
      .meta(
        about('The days of the week on which it is offered; all if empty.', {
          de: ['Wochentage', 'Nur auswählen, wenn es das nicht an jedem offenen Tag gibt.'],
          en: ['Days of the week', 'Choose some only if it is not offered whenever you are open.'],
          fr: [
            'Jours de la semaine',
            'À choisir seulement si ce n’est pas proposé chaque jour d’ouverture.',
          ],
        }),
      ),
    place: z
      .number()
      .int()
      .min(1)
      .max(50)
      .default(1)
      .meta(
        about('The place in the list of the company’s addresses whose hours hold.', {
          de: [
            'Standort',
            '1 ist das Geschäft selbst, 2 die zweite Adresse beim Betrieb, und so weiter.',
          ],
          en: [
            'Location',
            '1 is the shop itself, 2 the second address of the business, and so on.',
          ],
          fr: [
            'Lieu',
            '1 est la boutique, 2 la deuxième adresse de l’entreprise, et ainsi de suite.',
          ],
        }),
      ),
    mail_to: email('Who gets the requests; the shop’s own address if left out.', {
      de: ['Wer die Anfrage bekommt', 'Leer lassen für die Adresse des Geschäfts.'],
      en: ['Who gets the request', 'Leave it empty for the address of the shop.'],
      fr: ['Qui reçoit la demande', 'Laissez vide pour l’adresse de la boutique.'],
      example: 'optik@example.org',
    }).optional(),
    translations: translationsOf({
      name: text('What it is called: "Eye test".', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Sehtest', en: 'Eye test', fr: 'Examen de vue' },
        inList: 'title',
      }),
      lead: sentences('A sentence on what happens, what it costs, what to bring.', {
        de: ['Ein Satz dazu', 'Was geschieht, was es kostet, was man mitbringt.'],
        en: ['A sentence on it', 'What happens, what it costs, what to bring.'],
        fr: ['Une phrase', 'Ce qui se passe, ce que cela coûte, ce qu’il faut apporter.'],
      }).optional(),
    }),
  })
  .meta(
    about('Something that visitors can ask a time for.', {
      de: 'Terminart',
      en: 'Kind of appointment',
      fr: 'Type de rendez-vous',
    }),
  );

export type Appointment = z.output<typeof appointmentSchema>;

/**
 * The opening hours of the days on which an appointment is offered, resolved at the build: small
 * enough for a page, and for the server's data about the shop.
 */
export const offeredDaysSchema = z.strictObject({
  first: z.iso.date().describe('The first day.'),
  days: z
    .string()
    .max(1000)
    .describe(
      'A letter for each day, the place of its hours from A on; - where they are not sure.',
    ),
  hours: z
    .array(z.string())
    .describe('"09:30-13:00 14:00-18:30" for a kind of day; empty where nothing is offered.'),
});

export type OfferedDays = z.output<typeof offeredDaysSchema>;
