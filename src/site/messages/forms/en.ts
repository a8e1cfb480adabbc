import type { FormWords } from './de.ts';

export const en: FormWords = {
  contact: {
    heading: 'Write to us',
    required: 'Please fill in every field.',
    name: 'Your name',
    message: 'Your message',
    agreement: 'I agree that my details are used to answer my message.',
    send: 'Send message',
  },
  newsletter: {
    send: 'Subscribe',
    lookForMail:
      'Please look in your inbox, and in the spam folder: our email with the link to confirm is there.',
    thanks: 'Thank you for subscribing!',
    confirm: 'We have sent you an email. Please confirm your subscription with the link in it.',
  },
  email: 'Your email address',
  privacy: 'More about this:',
  leaveEmpty: 'Please leave this field empty',
  sending: 'Sending...',

  checkFields: (count) =>
    count === 1
      ? 'One field is missing or not right yet.'
      : `${count} fields are missing or not right yet.`,

  unexpected: 'An unexpected error occurred',
  unexpectedHelp:
    'What you have written is still here. Please try again in a moment, or get in touch with us directly:',
  offline: 'You are offline',
  offlineHelp:
    'What you have written stays here. Send it once you are connected again, or give us a ring:',
  'too-many': 'Too many attempts in a short time',
  tooManyHelp:
    'What you have written is still here. Please try again in a few minutes, or get in touch with us directly:',
};
