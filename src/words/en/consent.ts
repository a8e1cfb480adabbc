import type { Consent } from '../de/consent.ts';

export const consent: Consent = {
  functional: {
    display_name: 'Functional cookies',
    description: 'Remember your choice here and keep the website running.',
  },
  matomo: {
    display_name: 'Counting visits',
    description:
      'Matomo tells us which pages are read. It runs on our own server and passes nothing on.',
  },
};
