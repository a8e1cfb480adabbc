import type { Forms } from '../de/forms.ts';
import { results } from './results.ts';

export const forms: Forms = {
  contact: {
    heading: 'Écrivez-nous',
    required: 'Merci de remplir tous les champs.',
    name: 'Votre nom',
    message: 'Votre message',
    agreement: 'J’accepte que mes données soient utilisées pour répondre à mon message.',
    send: 'Envoyer le message',
  },
  newsletter: {
    ...results.newsletter,
    send: 'S’abonner',
  },
  email: 'Votre adresse e-mail',
  privacy: 'En savoir plus\u00a0:',
  leaveEmpty: 'Merci de laisser ce champ vide',
  sending: 'Envoi en cours…',

  checkFields: (count) => ({
    one: 'Un champ est à vérifier.',
    other: `${count} champs sont à vérifier.`,
  }),

  unexpected: results.unexpected,
  unexpectedHelp:
    'Votre texte est toujours là. Réessayez dans un instant, ou contactez-nous directement\u00a0:',
  offline: 'Vous êtes hors connexion',
  offlineHelp:
    'Votre texte reste ici. Envoyez-le dès que la connexion sera rétablie, ou appelez-nous\u00a0:',
  'too-many': 'Trop de tentatives en peu de temps',
  tooManyHelp:
    'Votre texte est toujours là. Réessayez dans quelques minutes, ou contactez-nous directement\u00a0:',
};
