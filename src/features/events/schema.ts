import { z } from 'zod';
import {
  askedName,
  choice,
  day,
  image,
  lastOfPath,
  markdown,
  nameOf,
  price,
  sentences,
  text,
  timeOfDay,
} from '#model/fields.ts';
import { about } from '#model/owner-words.ts';
import { translationsOf } from '#model/translation.ts';
import { writtenNumber } from '#model/written.ts';

/** Something that takes place on a day or more. */
export const eventSchema = z
  .strictObject({
    id: nameOf(
      lastOfPath('Name of the event, and the last part of the path of its page.', 'hofadvent-2027'),
    ),
    start_date: day('First day.', {
      de: 'Erster Tag',
      en: 'First day',
      fr: 'Premier jour',
      inList: 'column',
    }),
    end_date: day('Last day, where it is another.', {
      de: ['Letzter Tag', 'Leer lassen, wenn die Veranstaltung nur einen Tag dauert.'],
      en: ['Last day', 'Leave it empty if the event takes one day.'],
      fr: ['Dernier jour', 'Laissez vide si l’événement ne dure qu’un jour.'],
    }).optional(),
    time_open: timeOfDay('When it begins.', {
      de: 'Beginn',
      en: 'Begins at',
      fr: 'Début',
    }).optional(),
    time_close: timeOfDay('When it ends.', { de: 'Ende', en: 'Ends at', fr: 'Fin' }).optional(),
    image: image('Picture.', {
      de: 'Bild',
      en: 'Picture',
      fr: 'Image',
      inList: 'column',
    }).optional(),
    price: price('What a seat costs in euros, with taxes; 0 where admission is free.', {
      least: 0,
      most: 100_000,
      words: {
        de: [
          'Preis in Euro',
          'Pro Person. 0 heißt: Eintritt frei. Leer lassen, wenn nichts davon dastehen soll.',
        ],
        en: [
          'Price in euros',
          'For each person. 0 means free admission. Leave it empty to say nothing of it.',
        ],
        fr: [
          'Prix en euros',
          'Par personne. 0 signifie entrée libre. Laissez vide pour n’en rien dire.',
        ],
        example: '48',
      },
    }),
    seats: writtenNumber('whole number', z.int().min(1).max(100_000))
      .optional()
      .meta(
        about('How many seats there are.', {
          de: ['Plätze', 'Nur nötig, wenn sie begrenzt sind.'],
          en: ['Seats', 'Needed only if they are limited.'],
          fr: ['Places', 'Utile seulement si elles sont limitées.'],
          example: '8',
        }),
      ),
    booking: z
      .boolean()
      .default(false)
      .meta(
        about('Whether visitors can ask for seats on its page.', {
          de: ['Plätze anfragen lassen', 'Die Seite bekommt ein Formular. Sie antworten per Mail.'],
          en: ['Take seat requests', 'The page gets a form. You answer by mail.'],
          fr: ['Demandes de places', 'La page reçoit un formulaire. Vous répondez par e-mail.'],
        }),
      ),
    status: choice([
      { value: 'planned', de: 'Findet statt', en: 'Takes place', fr: 'A lieu' },
      { value: 'full', de: 'Ausgebucht', en: 'Fully booked', fr: 'Complet' },
      { value: 'postponed', de: 'Verschoben', en: 'Postponed', fr: 'Reporté' },
      { value: 'cancelled', de: 'Abgesagt', en: 'Cancelled', fr: 'Annulé' },
    ])
      .default('planned')
      .meta(
        about('Whether it takes place.', {
          de: ['Stand', 'Steht auf der Seite, in den Listen und in den Kalendern Ihrer Gäste.'],
          en: ['Status', 'Stands on the page, in the lists and in your guests’ calendars.'],
          fr: ['État', 'Figure sur la page, dans les listes et dans les agendas de vos invités.'],
          inList: 'column',
        }),
      ),
    translations: translationsOf({
      title: askedName('Name of the event.', {
        de: 'Titel',
        en: 'Title',
        fr: 'Titre',
        inList: 'title',
      }),
      place: text(
        'Where it is held, if not in the shop: the name of one of its further places, or any words.',
        {
          de: [
            'Ort',
            'Nur nötig, wenn sie nicht bei Ihnen im Geschäft stattfindet. Der Name eines Ihrer Standorte genügt, die Adresse kennt die Website.',
          ],
          en: [
            'Place',
            'Needed only if it is not held in your shop. The name of one of your places is enough: the website knows its address.',
          ],
          fr: [
            'Lieu',
            'Utile seulement si l’événement n’a pas lieu chez vous. Le nom d’un de vos lieux suffit : le site connaît son adresse.',
          ],
        },
      ).optional(),
      price_note: text('What the price includes, or what there is to pay.', {
        de: ['Zum Preis', 'Was er umfasst, oder was sonst zu zahlen ist.'],
        en: ['About the price', 'What it includes, or what else there is to pay.'],
        fr: ['À propos du prix', 'Ce qu’il comprend, ou ce qu’il faut payer d’autre.'],
        example: {
          de: 'mit Seide, Perlen und Tee',
          en: 'with silk, beads and tea',
          fr: 'avec soie, perles et thé',
        },
      }).optional(),
      lead: sentences('A sentence or two, in lists and at the top of the page.', {
        de: ['Einleitung', 'Ein oder zwei Sätze. Fehlen sie, zeigt die Liste den ganzen Text.'],
        en: ['Introduction', 'A sentence or two. Without them the list shows the whole text.'],
        fr: ['Introduction', 'Une ou deux phrases. Sans elles, la liste montre tout le texte.'],
      }).optional(),
      text: markdown('What happens.', {
        de: 'Was geboten wird',
        en: 'What happens',
        fr: 'Au programme',
      }).default(''),
    }),
  })
  .refine((event) => !event.end_date || event.end_date >= event.start_date, {
    path: ['end_date'],
    message: 'The last day lies before the first.',
  })
  .refine(({ time_open, time_close }) => time_close === undefined || time_open !== undefined, {
    path: ['time_open'],
    message:
      'The event ends at a time, and begins at none: the end would be taken for the beginning.',
  })
  .refine(({ time_open, time_close }) => time_close === undefined || time_open !== time_close, {
    path: ['time_close'],
    message: 'The event ends at the same time as it begins.',
  })
  .meta(
    about('An event, with a page below that of the events.', {
      de: 'Veranstaltung',
      en: 'Event',
      fr: 'Événement',
    }),
  );

export type ShopEvent = z.output<typeof eventSchema>;
