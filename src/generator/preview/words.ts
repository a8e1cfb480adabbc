import type { Language } from '#model/language.ts';

/** Messages for staff on pages that replace one of the site, by language. */
export const words: Record<Language, PreviewWords> = {
  de: {
    closed: 'Diese Vorschau ist geschlossen',
    howToOpen:
      'Öffnen Sie die Vorschau im Redaktionssystem, oder lassen Sie sich einen neuen Link geben: Links gelten einen Tag. Bleibt diese Seite stehen, erlaubt Ihr Browser der Vorschau keine Cookies.',
    mistakes: 'Diese Seite lässt sich noch nicht zeigen',
    howToMend: 'Bitte ändern Sie diese Angaben. Danach erscheint die Seite von selbst.',
    trouble: 'Die Vorschau ist gerade nicht möglich',
    tryAgain: 'Bitte laden Sie die Seite in einem Augenblick neu. Hilft das nicht, hier der Grund:',
  },
  en: {
    closed: 'This preview is closed',
    howToOpen:
      'Open the preview in the content system, or ask for a new link: links are valid for a day. If this page stays, your browser lets the preview set no cookies.',
    mistakes: 'This page cannot be shown yet',
    howToMend: 'Please change these entries. The page then appears by itself.',
    trouble: 'There is no preview at the moment',
    tryAgain: 'Please reload the page in a moment. If that does not help, this is why:',
  },
  fr: {
    closed: 'Cet aperçu est fermé',
    howToOpen:
      'Ouvrez l’aperçu depuis l’outil de gestion, ou demandez un nouveau lien : un lien est valable un jour. Si cette page reste affichée, votre navigateur n’autorise pas les cookies de l’aperçu.',
    mistakes: 'Cette page ne peut pas encore s’afficher',
    howToMend: 'Veuillez corriger ces champs. La page s’affichera ensuite d’elle-même.',
    trouble: 'L’aperçu est momentanément indisponible',
    tryAgain: 'Veuillez recharger la page dans un instant. Si cela ne suffit pas, voici pourquoi :',
  },
};

interface PreviewWords {
  /** For visitors without a token. */
  closed: string;
  howToOpen: string;
  /** For a page whose content has mistakes. */
  mistakes: string;
  howToMend: string;
  /** For content that cannot be read. */
  trouble: string;
  tryAgain: string;
}
