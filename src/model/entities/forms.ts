import { z } from 'zod';
import { collect } from '#features/features.ts';
import { about } from '../owner-words.ts';

/** The settings of the site's forms: the server they send to, and what features add. */
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
    ...collect('formSettings'),
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
