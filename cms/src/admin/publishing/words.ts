import { defaultLanguage, type Language, languages } from '../../../../src/model/language.ts';

interface PanelWords {
  heading: string;
  live: (time: string) => string;
  never: string;
  waiting: string;
  building: string;
  refused: string;
  failed: string;
  unreachable: string;
  rolledBack: string;
  confirm: string;
  again: string;
  releases: string;
  pages: (count: number) => string;
  served: string;
  rollBack: string;
}

const words: Record<Language, PanelWords> = {
  de: {
    heading: 'Ihre Website',
    live: (time) => `Alles ist online, zuletzt aktualisiert ${time}.`,
    never: 'Von hier aus wurde noch nichts veröffentlicht.',
    waiting: 'Ihre Änderungen werden gleich übernommen …',
    building: 'Ihre Änderungen gehen gerade online …',
    refused:
      'So kann die Website nicht online gehen. Die bisherige bleibt stehen, bis das behoben ist:',
    failed:
      'Das Veröffentlichen ist an der Technik gescheitert. Die bisherige Website bleibt stehen.',
    unreachable: 'Der Server der Website antwortet nicht. Ihre Texte sind gespeichert.',
    rolledBack: 'Online ist zurzeit eine ältere Fassung.',
    confirm: 'Trotzdem veröffentlichen',
    again: 'Noch einmal versuchen',
    releases: 'Frühere Fassungen',
    pages: (count) => `${count} Seiten`,
    served: 'online',
    rollBack: 'Wieder online stellen',
  },
  en: {
    heading: 'Your website',
    live: (time) => `Everything is live, last updated ${time}.`,
    never: 'Nothing has been published from here yet.',
    waiting: 'Your changes are next in line …',
    building: 'Your changes are going live …',
    refused:
      'The website cannot go live like this. The previous one stays up until this is put right:',
    failed: 'Publishing failed for a technical reason. The previous website stays up.',
    unreachable: 'The website’s server does not answer. Your texts are saved.',
    rolledBack: 'An older version is live at the moment.',
    confirm: 'Publish anyway',
    again: 'Try again',
    releases: 'Earlier versions',
    pages: (count) => `${count} pages`,
    served: 'live',
    rollBack: 'Put back online',
  },
  fr: {
    heading: 'Votre site',
    live: (time) => `Tout est en ligne, dernière mise à jour ${time}.`,
    never: 'Rien n’a encore été publié d’ici.',
    waiting: 'Vos modifications seront bientôt prises en compte…',
    building: 'Vos modifications sont en cours de mise en ligne…',
    refused:
      'Le site ne peut pas être mis en ligne ainsi. L’ancien reste en place tant que ceci n’est pas corrigé :',
    failed: 'La publication a échoué pour une raison technique. L’ancien site reste en place.',
    unreachable: 'Le serveur du site ne répond pas. Vos textes sont enregistrés.',
    rolledBack: 'Une version antérieure est actuellement en ligne.',
    confirm: 'Publier quand même',
    again: 'Réessayer',
    releases: 'Versions antérieures',
    pages: (count) => `${count} pages`,
    served: 'en ligne',
    rollBack: 'Remettre en ligne',
  },
};

/** The panel's words in the language of the admin. */
export function wordsIn(language: string): PanelWords {
  return words[languageOf(language)];
}

/** The language of the admin, of those that the kit has words in. */
export function languageOf(language: string): Language {
  return languages.find((code) => code === language) ?? defaultLanguage;
}
