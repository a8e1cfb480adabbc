import type { Mistakes } from '../de/mistakes.ts';

export const mistakes: Mistakes = {
  missing: {
    subscriber: 'Adresse e-mail manquante',
    name: 'Merci d’indiquer votre nom.',
    email: 'Merci d’indiquer votre adresse e-mail.',
    message: 'Dites-nous de quoi il s’agit.',
    persons: 'Dites-nous pour combien de personnes.',
  },
  tooShort: (least) => `C’est un peu court\u00a0: merci d’écrire au moins ${least} caractères.`,
  tooLong: (most) => `C’est trop long\u00a0: ${most.toLocaleString('fr')} caractères au plus.`,
  notAnEmail: 'Merci de vérifier l’adresse e-mail. Exemple\u00a0: nom@example.org',
  notANumber: (least, most) => `Merci d’indiquer un nombre de ${least} à ${most}.`,
  notAgreed: 'Sans votre accord, nous n’avons pas le droit de vous répondre.',
  forbiddenCharacters:
    'Ce texte contient un caractère invisible que nous ne pouvons pas accepter. Merci de le saisir à nouveau.',
  alreadyRegistered: 'Cette adresse e-mail est déjà inscrite',
};
