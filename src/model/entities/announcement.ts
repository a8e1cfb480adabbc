import { z } from 'zod';
import { choice, day, link, sentences, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** A sentence above the header of every page, shown for a limited time. */
export const announcementSchema = z
  .strictObject({
    from: day('First day on which it is shown.', {
      de: 'Von',
      en: 'From',
      fr: 'Du',
      inList: 'column',
    }),
    to: day('Last day on which it is shown.', {
      de: ['Bis', 'Am Tag danach ist der Hinweis von allein verschwunden.'],
      en: ['To', 'On the day after it is gone by itself.'],
      fr: ['Au', 'Le lendemain, l’annonce a disparu d’elle-même.'],
      inList: 'column',
    }),
    importance: choice([
      { value: 'normal', de: 'Hinweis', en: 'Notice', fr: 'Information' },
      { value: 'high', de: 'Wichtig', en: 'Important', fr: 'Important' },
    ])
      .default('normal')
      .meta(
        about('How it looks, and which of several is shown: the important one.', {
          de: ['Gewicht', 'Wichtiges fällt mehr auf und geht anderen Hinweisen vor.'],
          en: ['Weight', 'What is important catches the eye, and comes before other notices.'],
          fr: ['Poids', 'Une annonce importante se remarque davantage et passe avant les autres.'],
        }),
      ),
    path: link('Where it leads.', {
      de: ['Führt zu', 'Eine Seite Ihrer Website oder eine Adresse im Netz.'],
      en: ['Leads to', 'A page of your website, or any address on the web.'],
      fr: ['Mène à', 'Une page de votre site ou une adresse sur Internet.'],
    }).optional(),
    translations: translationsOf({
      text: sentences('What there is to say, in a sentence.', {
        de: ['Text', 'Ein kurzer Satz.'],
        en: ['Text', 'A short sentence.'],
        fr: ['Texte', 'Une phrase courte.'],
        example: {
          de: 'Am 24. Dezember schließen wir um 12 Uhr.',
          en: 'We close at noon on 24 December.',
          fr: 'Le 24 décembre, nous fermons à midi.',
        },
        inList: 'title',
      }),
      link_label: text('Words of the link.', {
        de: 'Worte des Links',
        en: 'Words of the link',
        fr: 'Mots du lien',
        example: { de: 'Mehr dazu', en: 'Read more', fr: 'En savoir plus' },
      }).optional(),
    }),
  })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    message: 'The last day lies before the first.',
  })
  .refine(({ path, translations }) => path !== undefined || !translations.some(hasLinkWords), {
    path: ['path'],
    message: 'The words of a link stand here, but not where it leads.',
  })
  .meta(
    about('A sentence above the header of every page, for some days.', {
      de: 'Hinweis',
      en: 'Notice',
      fr: 'Annonce',
    }),
  );

function hasLinkWords({ link_label }: { link_label?: string | undefined }): boolean {
  return link_label !== undefined;
}

export type Announcement = z.output<typeof announcementSchema>;
