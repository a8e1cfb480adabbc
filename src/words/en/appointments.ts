import type { AppointmentWords } from '../de/appointments.ts';

export const appointments: AppointmentWords = {
  heading: 'When would suit you?',
  text: 'Give us up to three times and we will confirm one of them. Only then is it an appointment.',
  what: 'What would you like to come in for?',
  minutes: (count) => `about ${count} minutes`,
  when: 'Which times suit you?',
  chooseFirst: 'First choose what you would like to come in for. We will then show you the days.',
  plainHelp: 'One day and one time will do. Further choices make it easier for us.',
  days: 'Day',
  times: (day) => `Time on ${day}`,
  chosen: (count, most) => `Your choices (${count} of ${most})`,
  none: 'No time chosen yet.',
  remove: (wish) => `Remove ${wish}`,
  wishDay: (number) => `Choice ${number}: day`,
  wishTime: (number) => `Choice ${number}: time`,
  chooseTime: 'Please choose',
  parts: { morning: 'in the morning', afternoon: 'in the afternoon' },
  time(of24) {
    const hour = Number(of24.slice(0, 2));
    return `${hour % 12 || 12}${of24.slice(2)}\u00a0${hour < 12 ? 'am' : 'pm'}`;
  },
  day: (date) => date,
  name: 'Your name',
  phone: 'Your telephone number',
  reachable: 'Email or telephone: one of the two will do.',
  message: 'Anything else we should know (optional)',
  agreement: 'I agree that my details are processed in order to answer my request.',
  send: 'Send request',
  directly: 'Call or write to us, and we will find a time.',
  sent: {
    heading: 'Your request has reached us',
    text: 'It is not an appointment yet: we will see which of your times is free and let you know. Please wait for our answer before you set out.',
    again: 'Ask for another appointment',
  },
};
