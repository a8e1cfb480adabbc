import type { ServerPages } from '../de/server-pages.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { results } from './results.ts';

export const serverPages: ServerPages = {
  back: (shop) => `${shop}\u00a0: page d’accueil`,
  privacyLink: pages.titles.privacy,

  field: {
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    privacy: 'J’accepte que mes données soient utilisées pour me répondre.',
    phone: 'Téléphone',
    appointment: 'Quel est l’objet du rendez-vous\u202f?',
    day1: '1er choix\u00a0: jour',
    time1: '1er choix\u00a0: heure',
    day2: '2e choix\u00a0: jour',
    time2: '2e choix\u00a0: heure',
    day3: '3e choix\u00a0: jour',
    time3: '3e choix\u00a0: heure',
    pieces: 'Pièces',
    consent: 'Consentement',
    persons: 'Personnes',
    event: 'Événement',
    date: 'Date',
  },
  optional: 'facultatif',
  title: {
    contact: 'Votre message',
    newsletter: 'Newsletter',
    appointment: 'Votre demande de rendez-vous',
    availability: 'Votre demande',
    seats: 'Votre demande de place',
  },
  send: {
    contact: forms.contact.send,
    newsletter: forms.newsletter.send,
    appointment: 'Envoyer la demande',
    availability: 'Envoyer la demande',
    seats: 'Demander une place',
  },
  choices: {
    none: 'Choisir',
    morning: 'Le matin',
    afternoon: 'L’après-midi',
  },

  error: {
    'wrong-type': 'Ce champ pose problème. Merci de le remplir à nouveau.',
    'unknown-field': 'Nous ne connaissons pas ce champ.',
  },
  mistakes: 'Merci de revoir les champs signalés. Rien n’a encore été envoyé.',
  onceMore:
    'Encore un clic, pour nous assurer que vous êtes bien une personne. Vos données sont toujours là.',
  tooMany:
    'De très nombreuses demandes viennent d’arriver depuis votre connexion. Merci de patienter quelques minutes avant d’envoyer à nouveau.',
  goBack: 'Revenez en arrière pour retrouver vos données.',
  notNow:
    'Nous ne pouvons pas prendre votre message pour l’instant. Merci de l’envoyer à nouveau dans un moment.',
  cannotRead:
    'Vos données ne nous sont pas parvenues sous une forme lisible. Merci de les envoyer à nouveau.',
  mailInstead: 'Ou écrivez-nous un e-mail\u00a0:',
  results,

  newsletter: {
    invalidTitle: 'Ce lien n’est plus valable',
    confirm: {
      title: 'Confirmer l’inscription',
      question: (shop) => `Souhaitez-vous recevoir la newsletter ${shop}\u202f?`,
      button: 'Oui, je m’inscris',
      doneTitle: 'Votre inscription est confirmée',
      done: 'Merci\u202f! Vous recevrez désormais notre newsletter. Vous pouvez vous désinscrire à tout moment.',
      invalid:
        'Il a expiré, ou il en manque une partie. Merci de vous inscrire à nouveau sur notre site.',
    },
    unsubscribe: {
      title: 'Se désinscrire de la newsletter',
      question: (shop) => `Souhaitez-vous ne plus recevoir la newsletter ${shop}\u202f?`,
      button: 'Se désinscrire',
      doneTitle: 'Votre désinscription est faite',
      done: 'Vous ne recevrez plus notre newsletter.',
      invalid:
        'Il manque une partie de ce lien. Merci de l’ouvrir directement depuis l’e-mail, ou de nous écrire.',
    },
  },
};
