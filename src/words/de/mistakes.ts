/** What is said of a field that is wrong. */
export const mistakes = {
  missing: {
    subscriber: 'E-Mail-Adresse fehlt',
    name: 'Bitte nennen Sie uns Ihren Namen.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    message: 'Bitte schreiben Sie uns, worum es geht.',
    persons: 'Bitte sagen Sie uns, für wie viele Personen.',
  },
  tooShort: (least: number) =>
    `Das ist etwas kurz. Bitte schreiben Sie mindestens ${least} Zeichen.`,
  tooLong: (most: number) =>
    `Das ist zu lang. Bitte schreiben Sie höchstens ${most.toLocaleString('de')} Zeichen.`,
  notAnEmail: 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@example.org',
  notANumber: (least: number, most: number) =>
    `Bitte geben Sie eine Zahl von ${least} bis ${most} an.`,
  notAgreed: 'Ohne Ihr Einverständnis dürfen wir Ihnen nicht antworten.',
  forbiddenCharacters:
    'Darin steckt ein unsichtbares Zeichen, das wir nicht annehmen können. Bitte tippen Sie den Text neu ein.',
  alreadyRegistered: 'Zu viele Versuche mit dieser Adresse',
};

export type Mistakes = typeof mistakes;
