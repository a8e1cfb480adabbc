import type { ShopWindowWords } from '../de/shop-window.ts';

export const shopWindow: ShopWindowWords = {
  scene: 'Coup d’œil dans la vitrine',
  hint: 'Choisissez une étiquette pour en voir plus.',
  list: 'Dans la vitrine',
  piece: 'Voir la pièce',
  putAside: 'Mettre de côté une semaine',
  putAsidePiece: (piece) => `Mettre de côté une semaine\u00a0: ${piece}`,
  wish: (piece) => `Merci de mettre «\u00a0${piece}\u00a0» de côté pour moi pendant une semaine.`,
};
