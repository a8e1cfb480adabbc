import type { ShopWindowWords } from '../de/shop-window.ts';

export const shopWindow: ShopWindowWords = {
  scene: 'A look into the window',
  hint: 'Choose a tag to see more.',
  list: 'In the window',
  piece: 'See the piece',
  putAside: 'Put aside for a week',
  putAsidePiece: (piece) => `Put aside for a week: ${piece}`,
  wish: (piece) => `Please put ‘${piece}’ aside for me for a week.`,
};
