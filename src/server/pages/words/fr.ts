import type { Words } from './de.ts';

export const fr: Words = {
  back: (shop) => `Vers la page d’accueil de ${shop}`,
  privacyLink: 'Protection des données',

  field: {
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    privacy: 'J’accepte que mes données soient utilisées pour me répondre.',
    pieces: 'Pièces',
    consent: 'Consentement',
  },
  optional: 'facultatif',
  title: {
    contact: 'Votre message',
    newsletter: 'Newsletter',
    availability: 'Votre demande',
  },
  send: {
    contact: 'Envoyer le message',
    newsletter: 'S’inscrire',
    availability: 'Envoyer la demande',
  },

  error: {
    missing: 'Merci de remplir ce champ.',
    'too-short': (min) => `Merci d’écrire au moins ${min} caractères.`,
    'too-long': (max) => `Merci de ne pas dépasser ${max} caractères.`,
    'not-an-email': 'Merci de vérifier l’adresse ; elle ressemble à nom@exemple.fr.',
    'not-agreed': 'Merci de cocher cette case, sans quoi nous ne pouvons pas vous répondre.',
    'forbidden-characters':
      'Ce champ contient des caractères que nous ne pouvons pas accepter, comme des retours à la ligne.',
    'wrong-type': 'Ce champ pose problème. Merci de le remplir à nouveau.',
    'unknown-field': 'Nous ne connaissons pas ce champ.',
    'already-registered': 'Cette adresse e-mail est déjà enregistrée.',
  },
  mistakes: 'Merci de revoir les champs signalés. Rien n’a encore été envoyé.',
  onceMore:
    'Encore un clic, pour nous assurer que vous êtes bien une personne. Vos données sont toujours là.',
  alreadyRegistered:
    'Cette adresse est déjà enregistrée et attend votre confirmation. Merci de consulter votre boîte de réception, et le dossier des indésirables.',
  tooMany:
    'De très nombreuses demandes viennent d’arriver depuis votre connexion. Merci de patienter quelques minutes avant d’envoyer à nouveau.',
  goBack: 'Revenez en arrière pour retrouver vos données.',
  notNow:
    'Nous ne pouvons pas prendre votre message pour l’instant. Merci de l’envoyer à nouveau dans un moment.',
  unexpected: 'Une erreur inattendue s’est produite.',
  cannotRead:
    'Vos données ne nous sont pas parvenues sous une forme lisible. Merci de les envoyer à nouveau.',
  mailInstead: 'Ou écrivez-nous un e-mail :',

  newsletter: {
    sentTitle: 'Consultez votre boîte de réception',
    sent: 'Nous vous avons envoyé un e-mail. Votre inscription prend effet avec le lien qu’il contient.',
    invalidTitle: 'Ce lien n’est plus valable',
    confirm: {
      title: 'Confirmer l’inscription',
      question: (shop) => `Souhaitez-vous recevoir la newsletter de ${shop} ?`,
      button: 'Oui, je m’inscris',
      doneTitle: 'Votre inscription est confirmée',
      done: 'Merci ! Vous recevrez désormais notre newsletter. Vous pouvez vous désinscrire à tout moment.',
      invalid:
        'Il a expiré, ou il en manque une partie. Merci de vous inscrire à nouveau sur notre site.',
    },
    unsubscribe: {
      title: 'Se désinscrire de la newsletter',
      question: (shop) => `Souhaitez-vous ne plus recevoir la newsletter de ${shop} ?`,
      button: 'Se désinscrire',
      doneTitle: 'Votre désinscription est faite',
      done: 'Vous ne recevrez plus notre newsletter.',
      invalid:
        'Il manque une partie de ce lien. Merci de l’ouvrir directement depuis l’e-mail, ou de nous écrire.',
    },
  },
};
