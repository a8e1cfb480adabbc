import type { External } from '../de/external.ts';

export const external: External = {
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
  optOut: {
    heading: 'Suivi par Matomo',
    text: 'Vous décidez si nous pouvons mesurer vos visites\u00a0: voyez «\u00a0Paramètres des cookies\u00a0» au bas de la page. Vous pouvez aussi vous opposer à la mesure dans Matomo même.',
    title: 'Opposition à la mesure dans Matomo',
  },
};
