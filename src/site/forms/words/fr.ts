import type { FormWords } from './de.ts';

export const fr: FormWords = {
  contact: {
    heading: 'Écrivez-nous',
    required: 'Merci de remplir tous les champs.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    message: 'Votre message',
    agreement: 'J’accepte que mes données soient utilisées pour répondre à mon message.',
    send: 'Envoyer le message',
  },
  newsletter: {
    email: 'Votre adresse e-mail',
    send: 'S’abonner',
    missing: 'Adresse e-mail manquante',
    alreadyRegistered: 'Cette adresse e-mail est déjà inscrite',
    lookForMail:
      'Regardez dans votre boîte de réception et dans vos courriers indésirables : notre e-mail avec le lien de confirmation s’y trouve.',
    thanks: 'Merci pour votre inscription !',
    confirm:
      'Nous venons de vous envoyer un e-mail. Confirmez votre inscription grâce au lien qu’il contient.',
  },
  privacy: 'En savoir plus :',
  leaveEmpty: 'Merci de laisser ce champ vide',
  sending: 'Envoi en cours…',

  missing: {
    name: 'Merci d’indiquer votre nom.',
    email: 'Merci d’indiquer votre adresse e-mail.',
    message: 'Dites-nous de quoi il s’agit.',
  },
  tooShort: (least) => `C’est un peu court : merci d’écrire au moins ${least} caractères.`,
  tooLong: (most) => `C’est trop long : ${most.toLocaleString('fr')} caractères au plus.`,
  notAnEmail: 'Merci de vérifier l’adresse e-mail. Exemple : nom@example.org',
  notAgreed: 'Sans votre accord, nous n’avons pas le droit de vous répondre.',
  forbiddenCharacters:
    'Ce texte contient un caractère invisible que nous ne pouvons pas accepter. Merci de le saisir à nouveau.',
  checkFields: (count) =>
    count === 1 ? 'Un champ est à vérifier.' : `${count} champs sont à vérifier.`,

  unexpected: 'Une erreur inattendue est survenue',
  unexpectedHelp:
    'Votre texte est toujours là. Réessayez dans un instant, ou contactez-nous directement :',
  offline: 'Vous êtes hors connexion',
  offlineHelp:
    'Votre texte reste ici. Envoyez-le dès que la connexion sera rétablie, ou appelez-nous :',
  'too-many': 'Trop de tentatives en peu de temps',
  tooManyHelp:
    'Votre texte est toujours là. Réessayez dans quelques minutes, ou contactez-nous directement :',
};
