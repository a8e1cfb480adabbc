import { z } from 'zod';
import { choice, secureAddress, text } from '#model/fields.ts';
import { about, onOff, type OwnerWords } from '#model/owner-words.ts';

const fileName = (description: string, words: OwnerWords) =>
  z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/, 'Write the name of a file without its folder: "matomo.js".')
    .meta(about(description, words));

/** The Matomo server that counts a shop's visits. */
export const matomoSchema = z
  .strictObject({
    url: secureAddress('Address of your Matomo, with its folder: https://stats.example.org/.', {
      de: 'Adresse Ihres Matomo',
      en: 'Address of your Matomo',
      fr: 'Adresse de votre Matomo',
      example: 'https://stats.example.org/',
    })
      .refine(
        (url) => URL.canParse(url) && !/[?#@]|\.php$/.test(url),
        'Write the folder of Matomo alone, without file, "?", "#" and name of a user.',
      )
      .transform((url) => url.replace(/\/*$/, '/')),
    site_id: z
      .int('Write the number that Matomo gave the site, such as 1.')
      .positive('Write the number that Matomo gave the site, such as 1.')
      .meta(
        about('Number of the site in Matomo.', {
          de: ['Nummer der Website', 'Matomo hat sie beim Anlegen vergeben.'],
          en: ['Number of the website', 'Matomo gave it when the site was added.'],
          fr: ['Numéro du site', 'Attribué par Matomo à sa création.'],
          example: '1',
        }),
      ),
    script: fileName('File of the tracker, where the server has another name for it.', {
      de: 'Datei des Zählprogramms',
      en: 'File of the tracker',
      fr: 'Fichier du traceur',
      hidden: true,
    }).default('matomo.js'),
    endpoint: fileName('File that takes the visits, where the server has another name for it.', {
      de: 'Datei, die Besuche annimmt',
      en: 'File that takes the visits',
      fr: 'Fichier qui reçoit les visites',
      hidden: true,
    }).default('matomo.php'),
    operator: text(
      'Who runs the server and so learns of the visits, where that is not you, such as "InnoCraft Ltd, Wellington". Visitors are told.',
      {
        de: [
          'Betreiber des Servers',
          'Nur nötig, wenn Sie es nicht selbst sind. Ihre Besucher erfahren es.',
        ],
        en: ['Who runs the server', 'Needed only if you do not. Your visitors are told.'],
        fr: [
          'Exploitant du serveur',
          'Utile seulement si ce n’est pas vous. Vos visiteurs en sont informés.',
        ],
        example: 'InnoCraft Ltd, Wellington',
      },
    ).optional(),
    opt_out: choice(onOff)
      .default('on')
      .meta(
        about(
          'Whether the privacy notice offers Matomo’s own opt-out frame beside the switch of the site.',
          {
            de: [
              'Abmelden in der Datenschutzerklärung',
              'Das Feld von Matomo selbst, neben dem Schalter der Website.',
            ],
            en: ['Opt-out in the privacy notice', 'Matomo’s own, beside the switch of the site.'],
            fr: [
              'Refus dans la politique de confidentialité',
              'Celui de Matomo, en plus de l’interrupteur du site.',
            ],
          },
        ),
      ),
  })
  .meta(
    about('Statistics of visits. Nothing is loaded before the visitor has agreed.', {
      de: ['Besuche zählen (Matomo)', 'Gezählt wird erst, wenn Ihre Besucher zugestimmt haben.'],
      en: ['Count visits (Matomo)', 'Nothing is counted before your visitors have agreed.'],
      fr: ['Compter les visites (Matomo)', 'Rien n’est compté avant l’accord de vos visiteurs.'],
    }),
  );

export type Matomo = z.output<typeof matomoSchema>;
