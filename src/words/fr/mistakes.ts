import type { Mistakes } from '../de/mistakes.ts';

export const mistakes: Mistakes = {
  missing: {
    subscriber: 'Adresse e-mail manquante',
    name: 'Merci d’indiquer votre nom.',
    email: 'Merci d’indiquer votre adresse e-mail.',
    message: 'Dites-nous de quoi il s’agit.',
    reachable: 'Merci d’indiquer votre adresse e-mail ou votre numéro de téléphone.',
    appointment: 'Merci de choisir l’objet du rendez-vous.',
    day: 'Merci de choisir un jour.',
    time: 'Merci de choisir une heure ou une demi-journée.',
    persons: 'Dites-nous pour combien de personnes.',
  },
  tooShort: (least) => `C’est un peu court\u00a0: merci d’écrire au moins ${least} caractères.`,
  tooLong: (most) => `C’est trop long\u00a0: ${most.toLocaleString('fr')} caractères au plus.`,
  notAnEmail: 'Merci de vérifier l’adresse e-mail. Exemple\u00a0: nom@example.org',
  notANumber: (least, most) =>
    `Merci d’indiquer un nombre entier de ${least.toLocaleString('fr')} à ${most.toLocaleString('fr')}.`,
  notASum: 'Merci d’indiquer le montant en euros entiers, en chiffres seulement. Exemple\u00a0: 50',
  notAgreed: 'Merci de confirmer que nous pouvons utiliser vos données.',
  forbiddenCharacters:
    'Ce texte contient un caractère invisible que nous ne pouvons pas accepter. Merci de le saisir à nouveau.',
  notOffered: 'Nous ne pouvons pas vous le proposer. Merci de choisir à nouveau.',
  notAPhone: 'Merci de vérifier le numéro de téléphone. Exemple\u00a0: +33 1 23 45 67 89',
  past: 'Ce moment est déjà passé. Merci d’en choisir un autre.',
  closed: 'Ce jour-là, ce n’est pas possible. Merci d’en choisir un autre.',
  outsideHours: (hours) =>
    `À cette heure-là, ce n’est pas possible. Horaires de ce jour\u00a0: ${hours}, le rendez-vous devant finir avant la fermeture.`,
  alreadyRegistered: 'Cette adresse a déjà été saisie',
};
