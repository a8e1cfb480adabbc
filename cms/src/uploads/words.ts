import type { Language } from '../../../src/model/language.ts';

/** Properties of a picture that its uploader should know about, although the site can show it. */
export const notices = ['animated-image', 'damaged-image', 'text-in-drawing', 'cmyk'] as const;

export type Notice = (typeof notices)[number];

interface UploadWords {
  /** A file above the limit, in megabytes. */
  tooHeavy: (most: number) => string;
  /** A document that comes without its file. */
  noFile: string;
  /** A web page or program under files. */
  program: string;
  /** A file whose name has a PDF's extension. */
  noPdf: string;
  /** An address on the website whose extension differs from the file's. */
  ending: (ending: string) => string;
  notices: Record<Notice, string>;
}

const words: Record<Language, UploadWords> = {
  de: {
    tooHeavy: (most) =>
      `Diese Datei ist zu groß: Mehr als ${most} MB nimmt die Website nicht an. Verkleinern Sie sie, ein Foto zum Beispiel auf 2400 Pixel Breite, und laden Sie sie neu hoch.`,
    noFile: 'Wählen Sie eine Datei aus.',
    program:
      'Webseiten und Programme lassen sich nicht hochladen. Speichern Sie das Dokument als PDF, oder packen Sie es als ZIP-Archiv.',
    noPdf:
      'Diese Datei heißt wie ein PDF, ist aber keines. Öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie als PDF.',
    ending: (ending) =>
      `Die Adresse muss enden wie die Datei: auf ${ending}. Schreiben Sie zum Beispiel /preisliste${ending}.`,
    notices: {
      'animated-image':
        'Dieses Bild bewegt sich. Die Website zeigt nur sein erstes Bild; für Bewegung verlinken Sie ein Video.',
      'damaged-image':
        'Diese Datei hat kleine Fehler. Sehen Sie sich das Bild auf der Website an; fehlt etwas, laden Sie das Original noch einmal hoch.',
      'text-in-drawing':
        'Diese Zeichnung enthält Schrift, die auf der Website anders aussehen kann. Lassen Sie die Schrift in Pfade umwandeln.',
      cmyk: 'Dieses Bild ist für den Druck gespeichert (CMYK). Auf der Website können die Farben abweichen; am besten laden Sie die Fassung für den Bildschirm hoch (RGB).',
    },
  },
  en: {
    tooHeavy: (most) =>
      `This file is too large: the website takes ${most} MB at most. Make it smaller, a photo 2400 pixels wide for example, and upload it again.`,
    noFile: 'Choose a file.',
    program:
      'Web pages and programs cannot be uploaded. Save the document as a PDF, or pack it into a ZIP archive.',
    noPdf:
      'This file has the name of a PDF but is none. Open it in the program it comes from, and save it as a PDF.',
    ending: (ending) =>
      `The address has to end as the file does, in ${ending}. Write /price-list${ending}, for example.`,
    notices: {
      'animated-image':
        'This picture moves. The website shows its first frame only; for movement, link to a video.',
      'damaged-image':
        'This file has small faults. Look at the picture on the website; if something is missing, upload the original again.',
      'text-in-drawing':
        'This drawing contains lettering that may look different on the website. Have the lettering converted to paths.',
      cmyk: 'This picture is saved for print (CMYK). Its colours may differ on the website; ideally, upload the version for screens (RGB).',
    },
  },
  fr: {
    tooHeavy: (most) =>
      `Ce fichier est trop lourd\u202f: le site accepte ${most}\u00a0Mo au maximum. Réduisez-le, par exemple une photo à 2400 pixels de large, puis envoyez-le de nouveau.`,
    noFile: 'Choisissez un fichier.',
    program:
      'Les pages web et les programmes ne peuvent pas être envoyés. Enregistrez le document en PDF, ou placez-le dans une archive ZIP.',
    noPdf:
      'Ce fichier porte le nom d’un PDF, mais n’en est pas un. Ouvrez-le dans son programme d’origine et enregistrez-le en PDF.',
    ending: (ending) =>
      `L’adresse doit se terminer comme le fichier, par ${ending}. Écrivez par exemple /tarifs${ending}.`,
    notices: {
      'animated-image':
        'Cette image est animée. Le site n’en montre que la première vue\u202f; pour du mouvement, mettez un lien vers une vidéo.',
      'damaged-image':
        'Ce fichier comporte de petites erreurs. Regardez l’image sur le site\u202f; s’il manque quelque chose, envoyez de nouveau l’original.',
      'text-in-drawing':
        'Ce dessin contient du texte, qui peut avoir un autre aspect sur le site. Faites convertir le texte en tracés.',
      cmyk: 'Cette image est enregistrée pour l’impression (CMJN). Ses couleurs peuvent différer sur le site\u202f; envoyez de préférence la version pour écran (RVB).',
    },
  },
};

export function uploadWords(language: Language): UploadWords {
  return words[language] ?? words.de;
}
