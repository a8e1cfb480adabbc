import type { Mistakes } from '../de/mistakes.ts';

export const mistakes: Mistakes = {
  missing: {
    subscriber: 'Email missing',
    name: 'Please tell us your name.',
    email: 'Please enter your email address.',
    message: 'Please tell us how we can help.',
    reachable: 'Please enter your email address or telephone number.',
    appointment: 'Please choose what you would like to come in for.',
    day: 'Please choose a day.',
    time: 'Please choose a time or part of the day.',
    persons: 'Please tell us for how many people.',
  },
  tooShort: (least) => `That is rather short. Please write at least ${least} characters.`,
  tooLong: (most) =>
    `That is too long. Please write at most ${most.toLocaleString('en')} characters.`,
  notAnEmail: 'Please check the email address. Example: name@example.org',
  notANumber: (least, most) =>
    `Please enter a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`,
  notASum: 'Please give the amount in whole euros, in digits only. Example: 50',
  notAgreed: 'Please tick that we may use your details for this.',
  forbiddenCharacters:
    'There is an invisible character in it that we cannot accept. Please type the text again.',
  notOffered: 'Sorry, we cannot offer that. Please choose again.',
  notAPhone: 'Please check the telephone number. Example: +44 20 7946 0000',
  past: 'That time has already passed. Please choose a later one.',
  closed: 'Sorry, that day is not possible. Please choose another.',
  outsideHours: (hours) =>
    `Sorry, that time is not possible. On that day we are open ${hours}, and the appointment has to end before closing time.`,
  alreadyRegistered: 'Email Address already registered',
};
