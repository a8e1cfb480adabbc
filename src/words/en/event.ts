import type { EventWords } from '../de/event.ts';

export const event: EventWords = {
  all: 'All events',
  where: 'Where',
  price: 'Price',
  seats: 'Seats',
  toCalendar: 'Add to calendar',
  subscribe: 'Subscribe to events',
  subscribeHelp: 'All events will be in your calendar, new ones included.',
  overTitle: 'This event is over',
  over: 'Missed it? Perhaps we’ll see you at the next one.',
  next: 'What’s next',
  ask: {
    button: 'Ask for a seat',
    heading: 'Ask for a seat',
    text: 'We’ll see whether there is room and write to you. Your request is not binding.',
    name: 'Your name',
    persons: 'How many people?',
    message: 'Your message (optional)',
    agreement: 'I agree that my details are used to answer my request.',
    send: 'Ask for a seat',
    directly: 'Call or write to us, and we’ll see whether there is room.',
  },
};
