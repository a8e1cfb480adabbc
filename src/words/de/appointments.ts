/** The words of the form that asks for an appointment. */
export const appointments = {
  heading: 'Ihr Wunschtermin',
  text: 'Sie nennen uns bis zu drei Zeiten, wir bestätigen Ihnen eine davon. Erst dann ist es ein fester Termin.',
  what: 'Worum geht es?',
  minutes: (count: number) => `etwa ${count} Minuten`,
  when: 'Wann passt es Ihnen?',
  chooseFirst: 'Wählen Sie zuerst, worum es geht. Dann zeigen wir Ihnen die Tage.',
  plainHelp: 'Ein Tag und eine Zeit genügen. Weitere Wünsche machen es uns leichter.',
  days: 'Tag',
  times: (day: string) => `Uhrzeit am ${day}`,
  chosen: (count: number, most: number) => `Ihre Wünsche (${count} von ${most})`,
  none: 'Noch keine Zeit gewählt.',
  remove: (wish: string) => `${wish} streichen`,
  wishDay: (number: number) => `${number}. Wunsch: Tag`,
  wishTime: (number: number) => `${number}. Wunsch: Zeit`,
  chooseTime: 'Bitte wählen',
  parts: { morning: 'vormittags', afternoon: 'nachmittags' },
  time: (of24: string) => of24.replace(/^0/, ''),
  /** A day as the platform writes it: 'Dienstag, 1. Dezember'. */
  day: (date: string) => date,
  name: 'Ihr Name',
  phone: 'Ihre Telefonnummer',
  reachable: 'E-Mail oder Telefon: Eines von beiden genügt.',
  message: 'Was wir noch wissen sollten (freiwillig)',
  agreement:
    'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Anfrage zu beantworten.',
  send: 'Terminwunsch senden',
  directly: 'Rufen Sie uns an oder schreiben Sie uns, dann finden wir eine Zeit.',
  sent: {
    heading: 'Ihr Wunsch ist bei uns',
    text: 'Ein Termin ist es noch nicht: Wir sehen nach, welche Ihrer Zeiten passt, und sagen Ihnen Bescheid. Bitte kommen Sie erst, wenn wir zugesagt haben.',
    again: 'Noch einen Termin wünschen',
  },
};

export type AppointmentWords = typeof appointments;
