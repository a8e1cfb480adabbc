import { type Language, locales } from '#model/language.ts';
import { useLanguage } from './messages.tsx';

/** The words about content of others: apart from those of the frame, which every page loads. */
interface ExternalMessages {
  whoGetsWhat: (service: string, operator: string) => string;
  /** Of what the site itself has: nobody else learns of the visitor. */
  own: { whoGetsWhat: string; loadOnce: string; isLoading: string; hasFailed: string };
  moreOnPrivacy: string;
  loadOnce: string;
  loadAlways: (service: string) => string;
  openAt: (service: string) => string;
  isLoading: (service: string) => string;
  hasFailed: (service: string) => string;
  mapOf: (place: string) => string;
  ratings: string;
  ratingsOf: (shop: string) => string;
  stars: (rating: string) => string;
  ratingCount: (count: number) => string;
  notNow: string;
  optOut: { heading: string; text: string; title: string };
}

const messages: Record<Language, ExternalMessages> = {
  de: {
    whoGetsWhat: (service, operator) =>
      `Das zeigt Ihnen ${service}. Beim Laden erfährt der Anbieter, ${operator}, Ihre IP-Adresse, welchen Browser Sie nutzen und dass Sie diese Seite ansehen. Er kann dabei auch Cookies setzen.`,
    own: {
      whoGetsWhat:
        'Das kommt von unserem eigenen Server, und niemand sonst erfährt davon. Weil es einige Megabyte groß sein kann, laden wir es erst, wenn Sie möchten.',
      loadOnce: 'Jetzt laden',
      isLoading: 'Wird geladen …',
      hasFailed: 'Das lässt sich gerade nicht laden.',
    },
    moreOnPrivacy: 'Mehr zum Datenschutz',
    loadOnce: 'Einmal laden',
    loadAlways: (service) => `${service} immer laden`,
    openAt: (service) => `Bei ${service} ansehen`,
    isLoading: (service) => `${service} wird geladen …`,
    hasFailed: (service) => `${service} lässt sich gerade nicht laden.`,
    mapOf: (place) => `Karte: ${place}`,
    ratings: 'Bewertungen',
    ratingsOf: (shop) => `Wie ${shop} bei Google bewertet wird`,
    stars: (rating) => `${rating} von 5 Sternen`,
    ratingCount: (count) =>
      count === 1
        ? 'eine Bewertung bei Google'
        : `${formatted(count, 'de')} Bewertungen bei Google`,
    notNow: 'Nicht jetzt',
    optOut: {
      heading: 'Matomo Tracking',
      text: 'Ob wir Ihre Besuche zählen dürfen, entscheiden Sie unter „Cookie-Einstellungen“ am Ende der Seite. Unabhängig davon können Sie der Zählung auch in Matomo selbst widersprechen.',
      title: 'Widerspruch bei Matomo',
    },
  },
  en: {
    whoGetsWhat: (service, operator) =>
      `This is shown by ${service}. Once you load it, its provider, ${operator}, learns your IP address, which browser you use and that you are viewing this page. It may also set cookies.`,
    own: {
      whoGetsWhat:
        'This comes from our own server, and nobody else learns of it. As it can take a few megabytes, we load it only when you ask for it.',
      loadOnce: 'Load now',
      isLoading: 'Loading …',
      hasFailed: 'This cannot be loaded just now.',
    },
    moreOnPrivacy: 'More about privacy',
    loadOnce: 'Load once',
    loadAlways: (service) => `Always load ${service}`,
    openAt: (service) => `View at ${service}`,
    isLoading: (service) => `Loading ${service} …`,
    hasFailed: (service) => `${service} cannot be loaded just now.`,
    mapOf: (place) => `Map: ${place}`,
    ratings: 'Ratings',
    ratingsOf: (shop) => `How ${shop} is rated on Google`,
    stars: (rating) => `${rating} out of 5 stars`,
    ratingCount: (count) =>
      count === 1 ? 'one rating on Google' : `${formatted(count, 'en')} ratings on Google`,
    notNow: 'Not now',
    optOut: {
      heading: 'Matomo tracking',
      text: 'Whether we may count your visits is up to you: see ‘Cookie settings’ at the foot of the page. You can also opt out of the count in Matomo itself.',
      title: 'Opt-out in Matomo',
    },
  },
  fr: {
    whoGetsWhat: (service, operator) =>
      `Ce contenu vient de ${service}. Si vous le chargez, son fournisseur, ${operator}, connaîtra votre adresse IP, le navigateur que vous utilisez et le fait que vous consultez cette page. Il peut aussi déposer des cookies.`,
    own: {
      whoGetsWhat:
        'Ce contenu vient de notre propre serveur, et personne d’autre n’en est informé. Comme il peut peser quelques mégaoctets, nous ne le chargeons que si vous le souhaitez.',
      loadOnce: 'Charger',
      isLoading: 'Chargement …',
      hasFailed: 'Ce contenu ne peut pas être chargé pour le moment.',
    },
    moreOnPrivacy: 'En savoir plus sur la protection des données',
    loadOnce: 'Charger une fois',
    loadAlways: (service) => `Toujours charger ${service}`,
    openAt: (service) => `Voir sur ${service}`,
    isLoading: (service) => `Chargement de ${service} …`,
    hasFailed: (service) => `${service} ne peut pas être chargé pour le moment.`,
    mapOf: (place) => `Plan\u00a0: ${place}`,
    ratings: 'Avis',
    ratingsOf: (shop) => `Les avis Google sur ${shop}`,
    stars: (rating) => `${rating} étoiles sur 5`,
    ratingCount: (count) => `${formatted(count, 'fr')} avis sur Google`,
    notNow: 'Pas maintenant',
    optOut: {
      heading: 'Suivi par Matomo',
      text: 'Vous décidez si nous pouvons mesurer vos visites\u00a0: voyez «\u00a0Paramètres des cookies\u00a0» au bas de la page. Vous pouvez aussi vous opposer à la mesure dans Matomo même.',
      title: 'Opposition à la mesure dans Matomo',
    },
  },
};

function formatted(count: number, language: Language): string {
  return count.toLocaleString(locales[language]);
}

export function useExternalMessages(): ExternalMessages {
  return messages[useLanguage()];
}
