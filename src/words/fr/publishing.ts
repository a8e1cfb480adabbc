import type { Publishing } from '../de/publishing.ts';

export const publishing: Publishing = {
  website: 'Site web',
  reasons: {
    content: (mistakes) =>
      mistakes === 1
        ? 'Il reste une erreur dans le contenu.'
        : `Il reste ${mistakes} erreurs dans le contenu.`,
    fewerPages: (before, after) =>
      `Le site n’aurait plus que ${after} pages au lieu de ${before}. Si c’est voulu, confirmez-le en publiant.`,
    timeout: (minutes) =>
      `La génération du site n’était pas terminée au bout de ${minutes} minutes et a été interrompue.`,
    crashed: 'La génération du site s’est interrompue. Le journal du serveur indique pourquoi.',
    told: (message) => `Le serveur signale\u00a0: ${message}`,
  },
  failed: {
    subject: (site) => `${site}\u00a0: vos modifications ne sont pas encore en ligne`,
    text: (reason) => `Bonjour,

vos dernières modifications du site n’ont pas pu être publiées. Le site actuel reste en ligne dans son intégralité.

${reason}`,
    mistakes: 'Voici ce qu’il faut faire\u00a0:',
    moreMistakes: (count) => (count === 1 ? '… et une autre' : `… et ${count} autres`),
  },
  goodAgain: {
    subject: (site) => `${site}\u00a0: vos modifications sont en ligne`,
    text: (site) => `Bonjour,

la publication fonctionne de nouveau\u00a0: toutes vos modifications sont maintenant en ligne.

${site}`,
  },
  outdated: {
    subject: (site, day) => `${site}\u00a0: à publier de nouveau avant le ${day}`,
    text: (site, day) => `Bonjour,

votre site sait si le magasin est ouvert jusqu’au ${day} seulement. Passé cette date, il ne l’indiquera plus tant qu’il n’aura pas été généré de nouveau.

Merci de le publier une fois d’ici là, même sans rien changer. S’il doit se mettre à jour chaque nuit, faites vérifier pourquoi cela n’a plus lieu depuis des semaines.

${site}`,
  },
};
