import type { Results } from '../de/results.ts';

export const results: Results = {
  newsletter: {
    thanks: 'Thank you for subscribing!',
    confirm: 'We have sent you an email. Please confirm your subscription with the link in it.',
    lookForMail:
      'Please look in your inbox, and in the spam folder: our email with the link to confirm is there.',
  },
  unexpected: 'An unexpected error occurred',
};
