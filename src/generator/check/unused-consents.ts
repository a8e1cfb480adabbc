import { suggest } from '#content/nearest.ts';
import { videosIn } from '../videos.ts';
import type { Check, CheckContext } from './check.ts';

interface Service {
  isUsed: (context: CheckContext) => boolean;
  /** What the owner does to use it. */
  turnOn: string;
}

/** What asks for the visitor's consent, by the name of its entry. */
const services: Readonly<Record<string, Service>> = {
  matomo: {
    isUsed: ({ site }) => site.project.config.matomo !== undefined,
    turnOn: 'Set up config.matomo in project.yaml',
  },
  maps: {
    isUsed: ({ pages }) => pages.some(({ view }) => 'map' in view),
    turnOn: 'Set up config.map in project.yaml',
  },
  rating: {
    isUsed: ({ shells }) => shells.some(({ rating }) => rating),
    turnOn: 'Set up google_place_id, config.google_maps and config.rating_box in project.yaml',
  },
  rolex: {
    isUsed: ({ shells }) => shells.some(({ retailerClock }) => retailerClock),
    turnOn: 'Set up config.brand_config in project.yaml',
  },
  video: {
    isUsed: ({ site }) => videosIn(site).length > 0,
    turnOn: 'Give the link to a video at YouTube or Vimeo a paragraph of its own',
  },
};

/** Visitors are not to be asked for what nothing on the site needs. */
export const checkUnusedConsents: Check = (context) => {
  for (const [at, { function_id: id }] of context.site.consents.entries()) {
    if (id === 'functional') continue;
    const service = Object.hasOwn(services, id) ? services[id] : undefined;
    if (service?.isUsed(context)) continue;
    context.report({
      severity: 'warning',
      path: ['consents', at, 'function_id'],
      message: `Visitors are asked for the consent "${id}", which nothing on the site needs.`,
      hint: service
        ? `${service.turnOn}, or leave the entry out.`
        : suggest(id, Object.keys(services)),
    });
  }
};
