import type { Consent } from '../de/consent.ts';

export const consent: Consent = {
  functional: {
    display_name: 'Functional cookies',
    description: 'Remember your choice here and keep the website running.',
  },
  matomo: {
    display_name: 'Counting visits',
    description:
      'Matomo tells us which pages are read, which links are followed and where something fails.',
  },
  runBy: (operator) => `The server for it is run by ${operator}.`,
};
