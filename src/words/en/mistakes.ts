import type { Mistakes } from '../de/mistakes.ts';

export const mistakes: Mistakes = {
  missing: {
    subscriber: 'Email missing',
    name: 'Please tell us your name.',
    email: 'Please enter your email address.',
    message: 'Please tell us what it is about.',
    persons: 'Please tell us for how many people.',
  },
  tooShort: (least) => `That is rather short. Please write at least ${least} characters.`,
  tooLong: (most) =>
    `That is too long. Please write at most ${most.toLocaleString('en')} characters.`,
  notAnEmail: 'Please check the email address. Example: name@example.org',
  notANumber: (least, most) => `Please enter a number from ${least} to ${most}.`,
  notAgreed: 'Without your agreement we are not allowed to answer you.',
  forbiddenCharacters:
    'There is an invisible character in it that we cannot accept. Please type the text anew.',
  alreadyRegistered: 'Email Address already registered',
};
