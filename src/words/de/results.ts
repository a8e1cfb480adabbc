/** What came of a form: the site and the server say the same. */
export const results = {
  newsletter: {
    thanks: 'Vielen Dank für Ihre Anmeldung!',
    confirm:
      'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre Anmeldung mit dem Link darin.',
    lookForMail:
      'Bitte sehen Sie in Ihrem Postfach nach, auch im Spam-Ordner: Dort liegt unsere E-Mail mit dem Bestätigungslink.',
  },
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
};

export type Results = typeof results;
