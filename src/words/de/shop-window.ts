/** The words of the shop window. */
export const shopWindow = {
  scene: 'Blick ins Schaufenster',
  hint: 'Wählen Sie ein Schildchen, um mehr zu sehen.',
  list: 'Was im Fenster liegt',
  piece: 'Zum Stück',
  putAside: 'Eine Woche zurücklegen',
  /** @param piece What the visitor would like. */
  putAsidePiece: (piece: string) => `${piece} eine Woche zurücklegen`,
  /** The message that goes with the request. */
  wish: (piece: string) => `Bitte legen Sie „${piece}“ eine Woche für mich zurück.`,
};

export type ShopWindowWords = typeof shopWindow;
