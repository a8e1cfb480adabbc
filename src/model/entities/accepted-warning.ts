import { z } from 'zod';
import { sentences, text } from '../fields.ts';
import { about } from '../owner-words.ts';

/** A warning that has been reviewed and accepted. */
export const acceptedWarningSchema = z
  .strictObject({
    code: text('Code of the warning, which stands in brackets behind it.', {
      de: 'Kennung',
      en: 'Code',
      fr: 'Code',
      inList: 'title',
    }),
    message: sentences(
      'Its message, word for word, without the advice after it. The warning returns if its message changes.',
      {
        de: [
          'Wortlaut',
          'Wort für Wort, ohne den Rat dahinter. Lautet der Hinweis einmal anders, erscheint er wieder.',
        ],
        en: [
          'Message',
          'Word for word, without the advice after it. The warning returns if its message changes.',
        ],
        fr: [
          'Message',
          'Mot pour mot, sans le conseil qui suit. S’il change un jour, il réapparaît.',
        ],
      },
    ),
    document: text('File that it names. Without it, the same warning is accepted in every file.', {
      de: ['Fundstelle', 'Leer lassen, wenn der Hinweis überall bleiben darf.'],
      en: ['Place', 'Leave it empty if the warning may stay everywhere.'],
      fr: ['Emplacement', 'Laissez vide si l’avertissement peut rester partout.'],
      inList: 'column',
    }).optional(),
    reason: sentences('Why it may stay.', {
      de: 'Warum er bleiben darf',
      en: 'Why it may stay',
      fr: 'Pourquoi il peut rester',
      inList: 'column',
    }),
  })
  .meta(
    about('A warning of `npm run check` that was looked at and may stay.', {
      de: 'Geprüfter Hinweis',
      en: 'Accepted warning',
      fr: 'Avertissement accepté',
    }),
  );

export type AcceptedWarning = z.output<typeof acceptedWarningSchema>;
