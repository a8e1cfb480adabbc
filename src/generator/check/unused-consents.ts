import { suggest } from '#content/diagnostics/nearest.ts';
import type { SourceWords } from '#content/source.ts';
import { videosIn } from '../videos.ts';
import { planCheck, type PlanContext } from './check.ts';

interface Service {
  isUsed: (context: Pick<PlanContext, 'site' | 'pages' | 'shells'>) => boolean;
  /** What the owner does to use it. */
  turnOn: (words: SourceWords) => string;
}

/** What asks for the visitor's consent, by the name of its entry. */
const services: Readonly<Record<string, Service>> = {
  matomo: {
    isUsed: ({ site }) => site.project.config.matomo !== undefined,
    turnOn: (words) => `Set up config.matomo in ${words.record('project')}`,
  },
  maps: {
    isUsed: ({ pages }) => pages.some(({ view }) => 'map' in view),
    turnOn: (words) => `Set up config.map in ${words.record('project')}`,
  },
  rating: {
    isUsed: ({ shells }) => shells.some(({ rating }) => rating),
    turnOn: (words) =>
      `Set up google_place_id, config.google_maps and config.rating_box in ${words.record('project')}`,
  },
  rolex: {
    isUsed: ({ shells }) => shells.some(({ retailerClock }) => retailerClock),
    turnOn: (words) => `Set up config.brand_config in ${words.record('project')}`,
  },
  video: {
    isUsed: ({ site }) => videosIn(site).length > 0,
    turnOn: () => 'Give the link to a video at YouTube or Vimeo a paragraph of its own',
  },
};

/** Visitors are not to be asked for what nothing on the site needs. */
export const checkUnusedConsents = planCheck(['unused-consent'], (context) => {
  for (const [at, { function_id: id }] of context.site.consents.entries()) {
    if (id === 'functional') continue;
    const service = Object.hasOwn(services, id) ? services[id] : undefined;
    if (service?.isUsed(context)) continue;
    context.report({
      code: 'unused-consent',
      path: ['consents', at, 'function_id'],
      message: `Visitors are asked for the consent "${id}", which nothing on the site needs.`,
      hint: service
        ? `${service.turnOn(context.words)}, or leave the entry out.`
        : suggest(id, Object.keys(services)),
    });
  }
});
