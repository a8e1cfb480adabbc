/**
 * The files that `npm test` leaves to `npm test -- --all`, without their extension: they take three
 * quarters of the time, and a change that breaks them is in the part that they name.
 */
export const inFullOnly: readonly string[] = [
  // Third-party services
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
  // Faults of network and releases, offline copies
  'faults-code',
  'faults-data',
  'faults-network',
  'faults-release',
  'offline',
  'service-worker',
  'service-worker-update',
  'back-early',
  'forms-server',
  'made-anew',
  // Figures measured on a build or a fresh load
  'arrival',
  'budgets',
  'fonts',
  'picture-sizes',
  // Every page, the look of every component and template, the dev server
  'axe-dark-and-small',
  'components/sidebar',
  'components/svg-logo',
  'components/tooltip',
  'consent-first-question',
  'dev',
  'every-page',
  'gallery',
  'header-alive',
  'header-fit',
  'measures',
  'prefetch',
  'styles',
  'themes',
  'visits',
  'zoom',
];
