/** The entries of the consent banner that the kit itself brings (specification, section 4). */
export const consent = {
  functional: {
    display_name: 'Funktionale Cookies',
    description: 'Merken sich Ihre Auswahl hier und halten die Website am Laufen.',
  },
  matomo: {
    display_name: 'Besuche zählen',
    description:
      'Das Programm Matomo zeigt uns, welche Seiten gelesen und welche Links geöffnet werden und wo etwas nicht funktioniert.',
  },
  /** Of an entry whose service another business runs for the shop. */
  runBy: (operator: string) => `Den Server dafür betreibt ${operator}.`,
};

export type Consent = typeof consent;
