import type { Consent } from '../de/consent.ts';

export const consent: Consent = {
  functional: {
    display_name: 'Cookies fonctionnels',
    description: 'Retiennent votre choix et assurent le bon fonctionnement du site.',
  },
  matomo: {
    display_name: 'Mesure d’audience',
    description:
      'Matomo nous indique quelles pages sont lues, quels liens sont suivis et où quelque chose ne fonctionne pas.',
  },
  runBy: (operator) => `Le serveur utilisé est exploité par ${operator}.`,
};
