import type { Language } from '#words/languages.ts';

const de = {
  where: 'Wo',
  price: 'Kosten',
  seats: 'Plätze',
  toCalendar: 'In den Kalender',
  subscribe: 'Termine abonnieren',
  subscribeHelp: 'Dann stehen alle Veranstaltungen in Ihrem Kalender, auch die neuen.',
  overTitle: 'Diese Veranstaltung ist vorbei',
  over: 'Sie haben sie verpasst? Vielleicht sehen wir uns beim nächsten Mal.',
  next: 'Was als Nächstes kommt',
  ask: {
    button: 'Platz anfragen',
    heading: 'Fragen Sie nach einem Platz',
    text: 'Wir sehen nach, ob noch etwas frei ist, und schreiben Ihnen. Ihre Anfrage ist unverbindlich.',
    name: 'Ihr Name',
    persons: 'Wie viele Personen?',
    message: 'Ihre Nachricht (freiwillig)',
    agreement:
      'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Anfrage zu beantworten.',
    send: 'Platz anfragen',
    directly: 'Rufen Sie an oder schreiben Sie uns, dann sehen wir nach, ob noch etwas frei ist.',
  },
};

/** What visitors read on the pages of events, beside their lists: the calendar, the request for seats. */
export type EventMessages = typeof de;

const en: EventMessages = {
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

const fr: EventMessages = {
  where: 'Où',
  price: 'Tarif',
  seats: 'Places',
  toCalendar: 'Ajouter à l’agenda',
  subscribe: 'S’abonner à l’agenda',
  subscribeHelp: 'Tous les événements figureront dans votre agenda, les nouveaux aussi.',
  overTitle: 'Cet événement est passé',
  over: 'Vous l’avez manqué\u202f? Nous vous verrons peut-être au prochain.',
  next: 'Prochains événements',
  ask: {
    button: 'Demander une place',
    heading: 'Demandez une place',
    text: 'Nous vérifions s’il reste de la place et vous écrivons. Votre demande ne vous engage à rien.',
    name: 'Votre nom',
    persons: 'Combien de personnes\u202f?',
    message: 'Votre message (facultatif)',
    agreement: 'J’accepte que mes données soient utilisées pour répondre à ma demande.',
    send: 'Demander une place',
    directly: 'Appelez-nous ou écrivez-nous, nous verrons s’il reste de la place.',
  },
};

export const eventMessages: Record<Language, EventMessages> = { de, en, fr };
