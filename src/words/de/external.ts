import type { Plural } from '../plural.ts';

/** The words about content of others, which few pages have. */
export const external = {
  whoGetsWhat: (service: string, operator: string) =>
    `Dieser Inhalt kommt von ${service}. Wenn Sie ihn laden, erfährt der Anbieter, ${operator}, Ihre IP-Adresse, welchen Browser Sie nutzen und dass Sie diese Seite ansehen.`,
  maySetCookies: 'Er kann dabei auch Cookies setzen.',
  /** Of what the site itself has: nobody else learns of the visitor. */
  own: {
    whoGetsWhat:
      'Das kommt von unserem eigenen Server, und niemand sonst erfährt davon. Weil es einige Megabyte groß sein kann, laden wir es erst, wenn Sie möchten.',
    loadOnce: 'Jetzt laden',
    isLoading: 'Wird geladen\u00a0…',
    hasFailed: 'Das lässt sich gerade nicht laden.',
  },
  moreOnPrivacy: 'Mehr zum Datenschutz',
  loadOnce: 'Einmal laden',
  loadAlways: (service: string) => `${service} immer laden`,
  openAt: (service: string) => `Bei ${service} öffnen`,
  isLoading: (service: string) => `${service} wird geladen\u00a0…`,
  hasFailed: (service: string) => `${service} lässt sich gerade nicht laden.`,
  mapOf: (place: string) => `Karte: ${place}`,
  ratings: 'Bewertungen',
  ratingsOf: (shop: string) => `Wie ${shop} bei Google bewertet wird`,
  stars: (rating: string) => `${rating} von 5 Sternen`,
  ratingCount: (count: number): Plural => ({
    one: 'eine Bewertung bei Google',
    other: `${count.toLocaleString('de')} Bewertungen bei Google`,
  }),
  notNow: 'Nicht jetzt',
  /** About the consents that are stored. */
  manager: {
    title: 'Zustimmungen verwalten',
    externalContent: 'Externe Inhalte',
    text: 'Diese Inhalte werden ohne Nachfrage geladen:',
    change: 'Auswahl ändern',
    withdrawAll: 'Alles widerrufen',
    forget: 'Gespeicherte Auswahl löschen',
    /** For visitors whose browser refuses for them: https://www.w3.org/TR/gpc/ */
    signal:
      'Ihr Browser sendet das Signal „Global Privacy Control“. Das zählt hier wie eine Ablehnung: Was Ihre Zustimmung braucht, bleibt ausgeschaltet, und wir fragen Sie nicht danach. Was Sie trotzdem nutzen möchten, können Sie hier erlauben.',
  },
  optOut: {
    heading: 'Matomo Tracking',
    text: 'Ob wir Ihre Besuche zählen dürfen, entscheiden Sie unter „Cookie-Einstellungen“ am Ende der Seite. Unabhängig davon können Sie der Zählung auch in Matomo selbst widersprechen.',
    title: 'Widerspruch bei Matomo',
  },
};

export type External = typeof external;
