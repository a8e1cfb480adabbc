import { z } from 'zod';
import { sentences, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** The pages that can contain the newsletter form. */
const newsletterPages = ['home', 'contact'] as const;
export type NewsletterPage = (typeof newsletterPages)[number];

/** The settings of the site's forms: the server they send to, and their features. */
export const formsSchema = z
  .strictObject({
    endpoint: z
      .string()
      .refine(
        isEndpoint,
        'Write off, / for the server of the site itself, or the address of another one without a path, such as https://forms.example.org.',
      )
      .transform((value) => (value.includes(':') ? new URL(value).origin : value))
      .default('off')
      .meta(
        about(
          'The server that takes the forms: `off` shows mail and phone links instead; `/` is the server of the site itself, started by `npm start`; else its address, such as `https://forms.example.org`.',
          {
            de: [
              'Wohin Nachrichten gehen',
              'off: keine Formulare, dafür Telefon und E-Mail. /: der Server der Website. Oder die Adresse eines anderen Servers.',
            ],
            en: [
              'Where messages go',
              'off: no forms, but phone and email instead. /: the server of the website. Or the address of another server.',
            ],
            fr: [
              'Où arrivent les messages',
              'off : pas de formulaires, mais téléphone et e-mail. / : le serveur du site. Ou l’adresse d’un autre serveur.',
            ],
            example: 'off',
          },
        ),
      ),
    newsletter: z
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
      ),
  })
  .prefault({})
  .meta(about('The forms of the site.', { de: 'Formulare', en: 'Forms', fr: 'Formulaires' }));

export type Forms = z.output<typeof formsSchema>;

/** Endpoints on other servers need https; local ones, for tests, do not. */
function isEndpoint(value: string): boolean {
  if (value === 'off' || value === '/') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin, href } = new URL(value);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && href === `${origin}/`;
}
