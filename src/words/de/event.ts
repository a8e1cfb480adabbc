/** The words of an event's page, of the calendar on the page of all events, and of the request for seats. */
export const event = {
  all: 'Alle Veranstaltungen',
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

export type EventWords = typeof event;
