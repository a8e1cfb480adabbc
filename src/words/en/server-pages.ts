import type { ServerPages } from '../de/server-pages.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { results } from './results.ts';

export const serverPages: ServerPages = {
  back: (shop) => `To the home page of ${shop}`,
  privacyLink: pages.titles.privacy,

  field: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    privacy: 'I agree that my details are used to answer me.',
    phone: 'Telephone',
    appointment: 'What would you like to come in for?',
    day1: '1st choice: day',
    time1: '1st choice: time',
    day2: '2nd choice: day',
    time2: '2nd choice: time',
    day3: '3rd choice: day',
    time3: '3rd choice: time',
    pieces: 'Pieces',
    consent: 'Consent',
    persons: 'People',
    event: 'Event',
    date: 'Date',
  },
  optional: 'optional',
  title: {
    contact: 'Your message',
    newsletter: 'Newsletter',
    appointment: 'Your appointment request',
    availability: 'Your request',
    seats: 'Your seat request',
  },
  send: {
    contact: forms.contact.send,
    newsletter: forms.newsletter.send,
    appointment: 'Send request',
    availability: 'Send request',
    seats: 'Ask for a seat',
  },
  choices: {
    none: 'Please choose',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
  },

  error: {
    'wrong-type': 'Something is wrong with this field. Please fill it in again.',
    'unknown-field': 'We do not know this field.',
  },
  mistakes: 'Please look at the marked fields again. Nothing has been sent yet.',
  onceMore: 'One more click, so that we know you are human. Your details are still here.',
  tooMany:
    'A great many requests came from your connection just now. Please wait a few minutes, then send again.',
  goBack: 'Go back to find your details as you left them.',
  notNow: 'We cannot take your message at the moment. Please send it again shortly.',
  cannotRead: 'Your details did not arrive in a form we can read. Please send them again.',
  mailInstead: 'Or write us an email:',
  results,

  newsletter: {
    invalidTitle: 'This link is no longer valid',
    confirm: {
      title: 'Confirm the newsletter',
      question: (shop) => `Would you like to receive the ${shop} newsletter?`,
      button: 'Yes, subscribe',
      doneTitle: 'You are subscribed',
      done: 'Thank you! You will receive our newsletter from now on, and can leave at any time.',
      invalid: 'It has expired, or a part of it is missing. Please subscribe again on our site.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: (shop) => `Would you like to stop receiving the ${shop} newsletter?`,
      button: 'Unsubscribe',
      doneTitle: 'You are unsubscribed',
      done: 'You will not receive our newsletter any more.',
      invalid:
        'A part of this link is missing. Please open it straight from the email, or write to us.',
    },
  },
};
