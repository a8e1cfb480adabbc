import type { Language } from '#words/languages.ts';

const de = {
  scene: 'Blick ins Schaufenster',
  hint: 'Wählen Sie ein Schildchen, um mehr zu sehen.',
  list: 'Was im Fenster liegt',
  piece: 'Zum Stück',
  putAside: 'Eine Woche zurücklegen',
  /** @param piece The piece that the visitor wants. */
  putAsidePiece: (piece: string) => `${piece} eine Woche zurücklegen`,
  /** The message of the request. */
  putAsideMessage: (piece: string) => `Bitte legen Sie „${piece}“ eine Woche für mich zurück.`,
  empty:
    'Das Schaufenster wird gerade neu eingerichtet. Fragen Sie uns, wir zeigen Ihnen gern, was da ist.',
};

/** Messages of the shop window. Only pages that show it load them. */
export type ShopWindowWords = typeof de;

const en: ShopWindowWords = {
  scene: 'A look into the window',
  hint: 'Choose a tag to see more.',
  list: 'In the window',
  piece: 'See the piece',
  putAside: 'Put aside for a week',
  putAsidePiece: (piece) => `Put aside for a week: ${piece}`,
  putAsideMessage: (piece) => `Please put ‘${piece}’ aside for me for a week.`,
  empty: 'We are dressing the window afresh. Ask us, and we will gladly show you what is in.',
};

const fr: ShopWindowWords = {
  scene: 'Coup d’œil dans la vitrine',
  hint: 'Choisissez une étiquette pour en voir plus.',
  list: 'Dans la vitrine',
  piece: 'Voir la pièce',
  putAside: 'Mettre de côté une semaine',
  putAsidePiece: (piece) => `Mettre de côté une semaine\u00a0: ${piece}`,
  putAsideMessage: (piece) =>
    `Merci de mettre «\u00a0${piece}\u00a0» de côté pour moi pendant une semaine.`,
  empty:
    'Nous refaisons la vitrine. Demandez-nous, nous vous montrerons volontiers ce que nous avons.',
};

export const shopWindowWords: Record<Language, ShopWindowWords> = { de, en, fr };
