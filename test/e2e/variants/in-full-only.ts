/**
 * The files that `npm test` leaves to `npm run test:all`, without their ending: they take two thirds
 * of the time, and a change that breaks them touches the part that they name.
 */
export const inFullOnly: readonly string[] = [
  // Services of others
  'analytics/matomo',
  'clock',
  'components/external-content',
  'map',
  'map-archive',
  'maplibre',
  'matomo',
  'matomo-opt-out',
  'rating-box',
  'third-parties',
  'videos',
  // Faults of network and releases, copies for times without a connection
  'faults-code',
  'faults-data',
  'faults-network',
  'faults-release',
  'offline',
  'service-worker',
  'service-worker-update',
  // Every page, looks of every component and template, the dev server
  'components/sidebar',
  'components/svg-logo',
  'components/tooltip',
  'consent-first-question',
  'dev',
  'every-page',
  'gallery',
  'prefetch',
  'styles',
  'themes',
  'visits',
];
