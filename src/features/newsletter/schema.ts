import { z } from 'zod';
import { sentences, text } from '#model/fields.ts';
import { about } from '#model/owner-words.ts';
import { translationsOf } from '#model/translation.ts';

/** The pages that can contain the form. */
const newsletterPages = ['home', 'contact'] as const;

/** The newsletter that visitors can sign up for; the site offers none if it is missing. */
export const newsletterSchema = z
  .strictObject({
    pages: z
      .array(
        z.enum(newsletterPages).meta({
          options: [
            { value: 'home', de: 'Startseite', en: 'Home page', fr: 'Accueil' },
            { value: 'contact', de: 'Kontakt', en: 'Contact', fr: 'Contact' },
          ],
        }),
      )
      .min(1)
      .default([...newsletterPages])
      .meta(
        about('The pages on which the newsletter can be ordered.', {
          de: 'Auf diesen Seiten bestellbar',
          en: 'Offered on these pages',
          fr: 'Proposée sur ces pages',
        }),
      ),
    translations: translationsOf({
      heading: text('Heading, such as "News by mail".', {
        de: 'Überschrift',
        en: 'Heading',
        fr: 'Titre',
        example: {
          de: 'Post aus dem Laden',
          en: 'News from the shop',
          fr: 'Des nouvelles de la boutique',
        },
      }),
      text: sentences('What is sent, and how often.', {
        de: ['Text', 'Was Sie schicken, und wie oft.'],
        en: ['Text', 'What you send, and how often.'],
        fr: ['Texte', 'Ce que vous envoyez, et à quel rythme.'],
      }).optional(),
      consent: sentences(
        'What visitors agree to by signing up. It stands below the form, and is kept as proof with each address.',
        {
          de: [
            'Einwilligung',
            'Wozu man mit der Anmeldung Ja sagt. Der Satz wird zu jeder Adresse als Nachweis aufbewahrt.',
          ],
          en: [
            'Consent',
            'What people agree to by signing up. It is kept as proof with each address.',
          ],
          fr: [
            'Consentement',
            'Ce que l’on accepte en s’inscrivant. La phrase est conservée comme preuve avec chaque adresse.',
          ],
        },
      ),
    }),
  })
  .optional()
  .meta(
    about('The newsletter; it is not offered where this is missing.', {
      de: ['Newsletter', 'Leer lassen, wenn Sie keinen anbieten.'],
      en: ['Newsletter', 'Leave it empty if you offer none.'],
      fr: ['Newsletter', 'Laissez vide si vous n’en proposez pas.'],
    }),
  );
