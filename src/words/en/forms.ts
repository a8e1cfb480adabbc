import type { Forms } from '../de/forms.ts';
import { results } from './results.ts';

export const forms: Forms = {
  contact: {
    heading: 'Write to us',
    required: 'Please fill in every field.',
    name: 'Your name',
    message: 'Your message',
    agreement: 'I agree that my details are used to answer my message.',
    send: 'Send message',
  },
  newsletter: {
    ...results.newsletter,
    send: 'Subscribe',
  },
  email: 'Your email address',
  privacy: 'More about this:',
  leaveEmpty: 'Please leave this field empty',
  sending: 'Sending...',

  checkFields: (count) => ({
    one: 'One field is missing or not right yet.',
    other: `${count} fields are missing or not right yet.`,
  }),

  unexpected: results.unexpected,
  unexpectedHelp:
    'What you have written is still here. Please try again in a moment, or get in touch with us directly:',
  offline: 'You are offline',
  offlineHelp:
    'What you have written stays here. Send it once you are connected again, or call us:',
  'too-many': 'Too many attempts in a short time',
  tooManyHelp:
    'What you have written is still here. Please try again in a few minutes, or get in touch with us directly:',
};
