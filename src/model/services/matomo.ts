import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';
import type { Service } from './service.ts';

const fileName = (description: string) =>
  z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/, 'Write the name of a file without its folder: "matomo.js".')
    .describe(description);

/** The Matomo server that counts a shop's visits. */
export const matomoSchema = z
  .strictObject({
    url: secureAddress('Address of your Matomo, with its folder: https://stats.example.org/.')
      .refine(
        (url) => URL.canParse(url) && !/[?#@]|\.php$/.test(url),
        'Write the folder of Matomo alone, without file, "?", "#" and name of a user.',
      )
      .transform((url) => url.replace(/\/*$/, '/')),
    site_id: z
      .int('Write the number that Matomo gave the site, such as 1.')
      .positive('Write the number that Matomo gave the site, such as 1.')
      .describe('Number of the site in Matomo.'),
    script: fileName('File of the tracker, where the server has another name for it.').default(
      'matomo.js',
    ),
    endpoint: fileName(
      'File that takes the visits, where the server has another name for it.',
    ).default('matomo.php'),
    operator: text(
      'Who runs the server and so learns of the visits, where that is not you, such as "InnoCraft Ltd, Wellington". Visitors are told.',
    ).optional(),
    opt_out: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Whether the privacy notice offers Matomo’s own opt-out frame beside the switch of the site.',
      ),
  })
  .describe('Statistics of visits. Nothing is loaded before the visitor has agreed.');

export type Matomo = z.output<typeof matomoSchema>;

export const matomo = {
  settings: ({ project }) => project.config.matomo,
  hosts({ url, opt_out }) {
    const { origin } = new URL(url);
    return {
      'script-src': [origin],
      // Visits are sent as images, as beacons and, where they are long, as requests.
      'img-src': [origin],
      'connect-src': [origin],
      ...(opt_out === 'on' ? { 'frame-src': [origin] } : {}),
    };
  },
  howToUse: (words) => `Set up config.matomo in ${words.record('project')}`,
  ownEntry: {
    // Specification, section 2.
    heading: 'privacy#matomo-ehemals-piwik',
    field: ['config', 'consent', 'analyticsDefault'],
    isOnAtFirst: ({ config }) => config.consent.analyticsDefault === 'on',
    operator: ({ config }) => config.matomo?.operator,
  },
} satisfies Service<Matomo>;
