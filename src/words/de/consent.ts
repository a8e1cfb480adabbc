/** The entries of the consent banner that the kit itself brings (specification, section 4). */
export const consent = {
  functional: {
    display_name: 'Funktionale Cookies',
    description: 'Merken sich Ihre Auswahl hier und halten die Website am Laufen.',
  },
  matomo: {
    display_name: 'Besuche zählen',
    description:
      'Matomo zeigt uns, welche Seiten gefragt sind. Das Programm läuft auf unserem eigenen Server und gibt nichts weiter.',
  },
};

export type Consent = typeof consent;
