/** What is said of a field that is wrong. */
export const mistakes = {
  missing: {
    subscriber: 'E-Mail-Adresse fehlt',
    name: 'Bitte nennen Sie uns Ihren Namen.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
    reachable: 'Bitte geben Sie Ihre E-Mail-Adresse oder Telefonnummer an.',
    appointment: 'Bitte wählen Sie, worum es geht.',
    day: 'Bitte wählen Sie einen Tag.',
    time: 'Bitte wählen Sie eine Uhrzeit oder Tageshälfte.',
    persons: 'Bitte sagen Sie uns, für wie viele Personen.',
  },
  tooShort: (least: number) =>
    `Das ist etwas kurz. Bitte schreiben Sie mindestens ${least} Zeichen.`,
  tooLong: (most: number) =>
    `Das ist zu lang. Bitte schreiben Sie höchstens ${most.toLocaleString('de')} Zeichen.`,
  notAnEmail: 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@example.org',
  notANumber: (least: number, most: number) =>
    `Bitte geben Sie eine ganze Zahl von ${least.toLocaleString('de')} bis ${most.toLocaleString('de')} an.`,
  notASum: 'Bitte nennen Sie den Betrag in ganzen Euro, nur mit Ziffern. Beispiel: 50',
  notAgreed: 'Bitte bestätigen Sie, dass wir Ihre Angaben dafür verwenden dürfen.',
  forbiddenCharacters:
    'Darin steckt ein unsichtbares Zeichen, das wir nicht annehmen können. Bitte tippen Sie den Text neu ein.',
  notOffered: 'Das können wir leider nicht anbieten. Bitte wählen Sie noch einmal.',
  notAPhone: 'Bitte prüfen Sie die Telefonnummer. Beispiel: 030 1234567',
  past: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
  closed: 'An diesem Tag geht es leider nicht. Bitte wählen Sie einen anderen.',
  outsideHours: (hours: string) =>
    `Zu dieser Zeit geht es leider nicht. Geöffnet ist an diesem Tag ${hours}, und der Termin muss vorher zu Ende sein.`,
  alreadyRegistered: 'Zu viele Versuche mit dieser Adresse',
};

export type Mistakes = typeof mistakes;
