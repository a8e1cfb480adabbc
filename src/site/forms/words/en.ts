import type { FormWords } from './de.ts';

export const en: FormWords = {
  contact: {
    heading: 'Write to us',
    required: 'Please fill in every field.',
    name: 'Your name',
    email: 'Your email address',
    message: 'Your message',
    agreement: 'I agree that my details are used to answer my message.',
    send: 'Send message',
  },
  newsletter: {
    email: 'Your email address',
    send: 'Subscribe',
    missing: 'Email missing',
    alreadyRegistered: 'Email Address already registered',
    lookForMail:
      'Please look in your inbox, and in the spam folder: our email with the link to confirm is there.',
    thanks: 'Thank you for subscribing!',
    confirm: 'We have sent you an email. Please confirm your subscription with the link in it.',
  },
  privacy: 'More about this:',
  leaveEmpty: 'Please leave this field empty',
  sending: 'Sending...',

  missing: {
    name: 'Please tell us your name.',
    email: 'Please enter your email address.',
    message: 'Please tell us what it is about.',
  },
  tooShort: (least) => `That is rather short. Please write at least ${least} characters.`,
  tooLong: (most) =>
    `That is too long. Please write at most ${most.toLocaleString('en')} characters.`,
  notAnEmail: 'Please check the email address. Example: name@example.org',
  notAgreed: 'Without your agreement we are not allowed to answer you.',
  forbiddenCharacters:
    'There is an invisible character in it that we cannot accept. Please type the text anew.',
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
