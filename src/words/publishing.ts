import type { Language } from './languages.ts';

const de = {
  /** Replaces the address of the site if that is unknown. */
  website: 'Website',
  /** The reason, in a sentence or two. */
  reasons: {
    content: (mistakes: number) =>
      mistakes === 1
        ? 'Im Inhalt steckt noch ein Fehler.'
        : `Im Inhalt stecken noch ${mistakes} Fehler.`,
    fewerPages: (before: number, after: number) =>
      `Die Website hätte nur noch ${after} statt ${before} Seiten. Wenn das so gewollt ist, bestätigen Sie es beim Veröffentlichen.`,
    timeout: (minutes: number) =>
      `Der Bau der Website war nach ${minutes} Minuten noch nicht fertig und wurde abgebrochen.`,
    crashed: 'Der Bau der Website ist abgebrochen. Das Protokoll des Servers sagt, warum.',
    told: (message: string) => `Der Server meldet: ${message}`,
  },
  failed: {
    subject: (site: string) => `${site}: Ihre Änderungen sind noch nicht online`,
    text: (reason: string) => `Guten Tag,

Ihre letzten Änderungen an der Website konnten nicht veröffentlicht werden. Die bisherige Website bleibt vollständig online.

${reason}`,
    mistakes: 'Das ist zu tun:',
    moreMistakes: (count: number) =>
      count === 1 ? '… und ein weiterer' : `… und ${count} weitere`,
  },
  goodAgain: {
    subject: (site: string) => `${site}: Ihre Änderungen sind online`,
    text: (site: string) => `Guten Tag,

die Veröffentlichung klappt wieder: Alle Änderungen sind jetzt online.

${site}`,
  },
  outdated: {
    subject: (site: string, day: string) => `${site}: Bitte vor dem ${day} neu veröffentlichen`,
    text: (site: string, day: string) => `Guten Tag,

Ihre Website weiß nur bis zum ${day}, ob gerade geöffnet ist. Danach zeigt sie es nicht mehr an, bis sie neu gebaut wird.

Bitte veröffentlichen Sie die Website vorher noch einmal; ändern müssen Sie dafür nichts. Sollte sie sich jede Nacht von selbst erneuern, lassen Sie bitte nachsehen, warum das seit Wochen nicht geschieht.

${site}`,
  },
};

/** Messages for the owner if the site could not be published, in the content system and by mail. */
export type PublishingWords = typeof de;

const en: PublishingWords = {
  website: 'Website',
  reasons: {
    content: (mistakes) =>
      mistakes === 1
        ? 'There is still a mistake in the content.'
        : `There are still ${mistakes} mistakes in the content.`,
    fewerPages: (before, after) =>
      `The website would have only ${after} pages instead of ${before}. If you mean that, confirm it when you publish.`,
    timeout: (minutes) =>
      `Building the website was not done after ${minutes} minutes and was stopped.`,
    crashed: 'Building the website broke off. The server’s log says why.',
    told: (message) => `The server says: ${message}`,
  },
  failed: {
    subject: (site) => `${site}: your changes are not online yet`,
    text: (reason) => `Hello,

your latest changes to the website could not be published. The website stays online as it was, complete.

${reason}`,
    mistakes: 'What to do:',
    moreMistakes: (count) => (count === 1 ? '… and one more' : `… and ${count} more`),
  },
  goodAgain: {
    subject: (site) => `${site}: your changes are online`,
    text: (site) => `Hello,

publishing works again: all your changes are online now.

${site}`,
  },
  outdated: {
    subject: (site, day) => `${site}: please publish again before ${day}`,
    text: (site, day) => `Hello,

your website knows whether you are open until ${day} only. After that it no longer says so until it is built again.

Please publish the website once more before then; you don’t need to change anything. If it is meant to renew itself every night, please have somebody find out why it hasn’t for weeks.

${site}`,
  },
};

const fr: PublishingWords = {
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

export const publishingWords: Record<Language, PublishingWords> = { de, en, fr };
