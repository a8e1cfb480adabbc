import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  whoGetsWhat: (service: string, operator: string) =>
    `Dieser Inhalt kommt von ${service}. Wenn Sie ihn laden, erfährt der Anbieter, ${operator}, Ihre IP-Adresse, welchen Browser Sie nutzen und dass Sie diese Seite ansehen.`,
  maySetCookies: 'Er kann dabei auch Cookies setzen.',
  /** For content on the site itself: no third party learns about the visitor. */
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
    /** For visitors whose browser refuses on their behalf: https://www.w3.org/TR/gpc/ */
    signal:
      'Ihr Browser sendet das Signal „Global Privacy Control“. Das zählt hier wie eine Ablehnung: Was Ihre Zustimmung braucht, bleibt ausgeschaltet, und wir fragen Sie nicht danach. Was Sie trotzdem nutzen möchten, können Sie hier erlauben.',
  },
};

/** Messages about third-party content. Only pages that show some load them. */
export type ExternalWords = typeof de;

const en: ExternalWords = {
  whoGetsWhat: (service, operator) =>
    `This comes from ${service}. If you load it, the provider, ${operator}, will learn your IP address, which browser you use and that you are viewing this page.`,
  maySetCookies: 'The provider may also set cookies.',
  own: {
    whoGetsWhat:
      'This comes from our own server, and nobody else learns of it. As it can take a few megabytes, we load it only when you ask for it.',
    loadOnce: 'Load now',
    isLoading: 'Loading…',
    hasFailed: 'This cannot be loaded just now.',
  },
  moreOnPrivacy: 'More about privacy',
  loadOnce: 'Load once',
  loadAlways: (service) => `Always load ${service}`,
  openAt: (service) => `Open on ${service}`,
  isLoading: (service) => `Loading ${service}…`,
  hasFailed: (service) => `${service} cannot be loaded just now.`,
  mapOf: (place) => `Map: ${place}`,
  ratings: 'Ratings',
  ratingsOf: (shop) => `How ${shop} is rated on Google`,
  stars: (rating) => `${rating} out of 5 stars`,
  ratingCount: (count) => ({
    one: 'one rating on Google',
    other: `${count.toLocaleString('en')} ratings on Google`,
  }),
  notNow: 'Not now',
  manager: {
    title: 'Manage your consents',
    externalContent: 'External content',
    text: 'This content loads without asking:',
    change: 'Change your choice',
    withdrawAll: 'Withdraw everything',
    forget: 'Delete the stored choice',
    signal:
      'Your browser sends the Global Privacy Control signal. We treat it as a refusal: whatever needs your consent stays off, and we do not ask for it. You can still allow anything you would like to use here.',
  },
};

const fr: ExternalWords = {
  whoGetsWhat: (service, operator) =>
    `Ce contenu est fourni par ${service}. Si vous le chargez, l’exploitant, ${operator}, connaîtra votre adresse IP, le navigateur que vous utilisez et le fait que vous consultez cette page.`,
  maySetCookies: 'Il peut aussi déposer des cookies.',
  own: {
    whoGetsWhat:
      'Ce contenu vient de notre propre serveur, et personne d’autre n’en est informé. Comme il peut peser quelques mégaoctets, nous ne le chargeons que si vous le souhaitez.',
    loadOnce: 'Charger',
    isLoading: 'Chargement…',
    hasFailed: 'Ce contenu ne peut pas être chargé pour le moment.',
  },
  moreOnPrivacy: 'En savoir plus sur la protection des données',
  loadOnce: 'Charger une fois',
  loadAlways: (service) => `Toujours charger ${service}`,
  openAt: (service) => `Ouvrir sur ${service}`,
  isLoading: (service) => `Chargement\u00a0: ${service}…`,
  hasFailed: (service) => `${service} ne peut pas être chargé pour le moment.`,
  mapOf: (place) => `Plan\u00a0: ${place}`,
  ratings: 'Avis',
  ratingsOf: (shop) => `Les avis Google sur ${shop}`,
  stars: (rating) => `${rating} étoiles sur 5`,
  ratingCount: (count) => ({ other: `${count.toLocaleString('fr')} avis sur Google` }),
  notNow: 'Pas maintenant',
  manager: {
    title: 'Gérer vos consentements',
    externalContent: 'Contenus externes',
    text: 'Ces contenus sont chargés sans demande préalable\u00a0:',
    change: 'Modifier votre choix',
    withdrawAll: 'Tout retirer',
    forget: 'Supprimer le choix enregistré',
    signal:
      'Votre navigateur envoie le signal «\u00a0Global Privacy Control\u00a0». Il vaut ici refus\u00a0: ce qui nécessite votre consentement reste désactivé, et nous ne vous le demandons pas. Vous pouvez néanmoins autoriser ici ce que vous souhaitez utiliser.',
  },
};

export const externalWords: Record<Language, ExternalWords> = { de, en, fr };
