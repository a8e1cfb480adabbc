import { z } from 'zod';
import { secureAddress, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import type { Lack, Service, ServiceDraft } from './service.ts';

/** What the retailer clock in the header leads to (specification, section 2): a page of a brand. */
export const clockPage = 'watches/rolex';

/** The retailer clock in the header. */
export const brandConfigSchema = z
  .strictObject({
    rolex_clock: z
      .boolean()
      .default(false)
      .meta(
        about('Whether the retailer clock stands in the header of brand shops.', {
          de: 'Händleruhr in der Kopfzeile zeigen',
          en: 'Show the retailer clock in the header',
          fr: 'Afficher l’horloge du détaillant dans l’en-tête',
        }),
      ),
    rolex_api_key: text('Key of the retailer clock, given by Rolex.', {
      de: ['Schlüssel der Händleruhr', 'Sie bekommen ihn von Rolex.'],
      en: ['Key of the retailer clock', 'Rolex gives it to you.'],
      fr: ['Clé de l’horloge du détaillant', 'Rolex vous la fournit.'],
    }).optional(),
    rolex_clock_script: secureAddress('Where the retailer clock is loaded from.', {
      de: 'Adresse der Händleruhr',
      en: 'Address of the retailer clock',
      fr: 'Adresse de l’horloge du détaillant',
      hidden: true,
    }).default('https://static.rolex.com/retailers/clock/retailercall.js'),
  })
  .prefault({})
  .meta(
    about('Settings of brand areas.', {
      de: ['Rolex', 'Nur für offizielle Händler.'],
      en: ['Rolex', 'For official retailers only.'],
      fr: ['Rolex', 'Réservé aux détaillants officiels.'],
    }),
  );

export interface RetailerClockSettings {
  script: string;
  key: string;
}

export interface ClockConfig {
  brand_config: z.output<typeof brandConfigSchema>;
}

export const retailerClock = {
  settings({ project }) {
    const {
      rolex_clock,
      rolex_api_key: key,
      rolex_clock_script: script,
    } = project.config.brand_config;
    return rolex_clock && key ? { script, key } : undefined;
  },
  /** The clock is a frame from where its script is. */
  hosts({ script }) {
    const { origin } = new URL(script);
    return { 'script-src': [origin], 'frame-src': [origin] };
  },
  howToUse: (words) => `Set up config.brand_config in ${words.record('project')}`,
  incomplete: { code: 'incomplete-retailer-clock', lacks: clockLacks },
} satisfies Service<RetailerClockSettings, ClockConfig>;

/** Without its page or its key the retailer clock is left out, though the shop has switched it on. */
function* clockLacks({ content, words, hasPage }: ServiceDraft<ClockConfig>): Generator<Lack> {
  const { rolex_clock, rolex_api_key } = content.project.config.brand_config;
  if (!rolex_clock) return;
  const field = ['config', 'brand_config', 'rolex_clock'];
  if (!hasPage(clockPage)) {
    yield {
      field,
      message: `The retailer clock has no page "${clockPage}" to lead to, and is not shown.`,
      hint: 'Add the brand "rolex" with a type that stands under "watches", or switch the clock off.',
    };
  }
  if (!rolex_api_key) {
    yield {
      field,
      message: 'The retailer clock has no key: its link is shown without the clock.',
      hint: 'Write the key that Rolex gave you into rolex_api_key, or switch the clock off.',
    };
  } else if (!content.consents.some(({ function_id }) => function_id === 'rolex')) {
    yield {
      field,
      message: 'Nobody can agree to the retailer clock: its link is shown without the clock.',
      hint: `Add an entry with the function_id "rolex" to ${words.record('consents')}.`,
    };
  }
}
