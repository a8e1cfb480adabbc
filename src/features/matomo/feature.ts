import type { Feature } from '#model/feature.ts';
import type { Service } from '#model/services/service.ts';
import { consentWords } from './messages.ts';
import { type Matomo, matomoSchema } from './settings.ts';

/** The settings that it depends on. */
export interface Settings {
  matomo?: Matomo | undefined;
  consent: { analyticsDefault: 'off' | 'on' };
}

const service = {
  settings: ({ project }) => project.config.matomo,
  hosts({ url, opt_out }) {
    const { origin } = new URL(url);
    return {
      'script-src': [origin],
      // Visits are sent as images, as beacons and, if they are long, as requests.
      'img-src': [origin],
      'connect-src': [origin],
      ...(opt_out === 'on' ? { 'frame-src': [origin] } : {}),
    };
  },
  howToUse: (words) => `Set up config.matomo in ${words.record('project')}`,
  ownEntry: {
    words: consentWords,
    // Specification, section 2.
    heading: 'privacy#matomo-ehemals-piwik',
    name: 'Matomo',
    field: ['config', 'consent', 'analyticsDefault'],
    isOnAtFirst: ({ config }) => config.consent.analyticsDefault === 'on',
    operator: ({ config }) => config.matomo?.operator,
  },
} satisfies Service<Matomo, Settings>;

/** Visits counted by the shop's Matomo, once visitors agree. */
export const matomo = {
  config: { matomo: matomoSchema.optional() },
  services: { matomo: service },
  concernsVisitorsAlone: true,
  parts: ['build'],
} as const satisfies Feature;
