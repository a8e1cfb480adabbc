import type { Language } from '../../../../src/model/language.ts';
import { languageOf } from '../../language-of.ts';

interface PanelWords {
  heading: string;
  /** A link to the site. */
  visit: string;
  /** A link to the page of the document that was published. */
  seePage: string;
  live: (time: string) => string;
  never: string;
  waiting: string;
  /** @param seconds how long the last build took; undefined if unknown */
  building: (seconds: number | undefined) => string;
  online: string;
  notOnline: string;
  /** A link to the reasons. */
  why: string;
  refused: string;
  failed: string;
  unreachable: string;
  firstBuild: string;
  starting: string;
  rolledBack: string;
  publishNewest: string;
  confirm: string;
  again: string;
  releases: string;
  pages: (count: number) => string;
  served: string;
  rollBack: string;
  question: (time: string) => string;
  goes: string;
  returns: string;
  notRecorded: string;
  textsStay: string;
  cancel: string;
}

const words: Record<Language, PanelWords> = {
  de: {
    heading: 'Ihre Website',
    visit: 'Website ansehen',
    seePage: 'Seite ansehen',
    live: (time) => `Alles ist online, zuletzt aktualisiert ${time}.`,
    never: 'Von hier aus wurde noch nichts veröffentlicht.',
    waiting: 'Ihre Änderungen werden gleich übernommen …',
    building: (seconds) =>
      `Ihre Änderungen gehen gerade online …${seconds === undefined ? '' : ` Zuletzt dauerte das ${seconds}\u00a0s.`}`,
    online: 'Ihre Änderungen sind online.',
    notOnline: 'Gespeichert, aber noch nicht online.',
    why: 'Woran es liegt',
    refused:
      'So kann die Website nicht online gehen. Die bisherige bleibt stehen, bis das behoben ist:',
    failed:
      'Das Veröffentlichen ist an der Technik gescheitert. Die bisherige Website bleibt stehen.',
    unreachable: 'Der Server der Website antwortet nicht. Ihre Texte sind gespeichert.',
    firstBuild:
      'Ihre Website wird zum ersten Mal gebaut. Das dauert einige Minuten; Sie können hier schon arbeiten.',
    starting: 'Ihre Website startet gerade. Sie können hier schon arbeiten.',
    rolledBack:
      'Eine ältere Fassung ist online. Sie bleibt es, bis Sie den neuen Stand oder eine Änderung veröffentlichen.',
    publishNewest: 'Neuen Stand veröffentlichen',
    confirm: 'Trotzdem veröffentlichen',
    again: 'Noch einmal versuchen',
    releases: 'Frühere Fassungen',
    pages: (count) => `${count} Seiten`,
    served: 'online',
    rollBack: 'Wieder online stellen',
    question: (time) => `Die Fassung vom ${time} wieder online stellen?`,
    goes: 'Besucher sehen dann nicht mehr, was seither veröffentlicht wurde:',
    returns: 'Besucher sehen dann auch wieder:',
    notRecorded: 'Änderungen, die nicht aufgezeichnet sind',
    textsStay: 'Ihre Texte hier im System bleiben, wie sie sind.',
    cancel: 'Abbrechen',
  },
  en: {
    heading: 'Your website',
    visit: 'See the website',
    seePage: 'See the page',
    live: (time) => `Everything is live, last updated ${time}.`,
    never: 'Nothing has been published from here yet.',
    waiting: 'Your changes are next in line …',
    building: (seconds) =>
      `Your changes are going live …${seconds === undefined ? '' : ` Last time this took ${seconds}\u00a0s.`}`,
    online: 'Your changes are live.',
    notOnline: 'Saved, but not live yet.',
    why: 'See why',
    refused:
      'The website cannot go live like this. The previous one stays up until this is put right:',
    failed: 'Publishing failed for a technical reason. The previous website stays up.',
    unreachable: 'The website’s server does not answer. Your texts are saved.',
    firstBuild:
      'Your website is being built for the first time. This takes a few minutes; you can start working here.',
    starting: 'Your website is starting. You can start working here.',
    rolledBack:
      'An older version is live. It stays live until you publish the newest state or a change.',
    publishNewest: 'Publish the newest state',
    confirm: 'Publish anyway',
    again: 'Try again',
    releases: 'Earlier versions',
    pages: (count) => `${count} pages`,
    served: 'live',
    rollBack: 'Put back online',
    question: (time) => `Put the version of ${time} back online?`,
    goes: 'Visitors will no longer see what has been published since:',
    returns: 'Visitors will see these again:',
    notRecorded: 'changes that were not recorded',
    textsStay: 'Your texts in this system stay as they are.',
    cancel: 'Cancel',
  },
  fr: {
    heading: 'Votre site',
    visit: 'Voir le site',
    seePage: 'Voir la page',
    live: (time) => `Tout est en ligne, dernière mise à jour ${time}.`,
    never: 'Rien n’a encore été publié d’ici.',
    waiting: 'Vos modifications seront bientôt prises en compte…',
    building: (seconds) =>
      `Vos modifications sont en cours de mise en ligne…${seconds === undefined ? '' : ` La dernière fois, cela a pris ${seconds}\u00a0s.`}`,
    online: 'Vos modifications sont en ligne.',
    notOnline: 'Enregistré, mais pas encore en ligne.',
    why: 'Voir pourquoi',
    refused:
      'Le site ne peut pas être mis en ligne ainsi. L’ancien reste en place tant que ceci n’est pas corrigé :',
    failed: 'La publication a échoué pour une raison technique. L’ancien site reste en place.',
    unreachable: 'Le serveur du site ne répond pas. Vos textes sont enregistrés.',
    firstBuild:
      'Votre site est en cours de création. Cela prend quelques minutes ; vous pouvez déjà travailler ici.',
    starting: 'Votre site démarre. Vous pouvez déjà travailler ici.',
    rolledBack:
      'Une version antérieure est en ligne. Elle le reste tant que vous ne publiez pas la version actuelle ou une modification.',
    publishNewest: 'Publier la version actuelle',
    confirm: 'Publier quand même',
    again: 'Réessayer',
    releases: 'Versions antérieures',
    pages: (count) => `${count} pages`,
    served: 'en ligne',
    rollBack: 'Remettre en ligne',
    question: (time) => `Remettre en ligne la version du ${time} ?`,
    goes: 'Les visiteurs ne verront plus ce qui a été publié depuis :',
    returns: 'Les visiteurs verront de nouveau :',
    notRecorded: 'des modifications non enregistrées',
    textsStay: 'Vos textes dans ce système ne changent pas.',
    cancel: 'Annuler',
  },
};

/** The panel's words in the language of the admin. */
export function wordsIn(language: string): PanelWords {
  return words[languageOf(language)];
}
