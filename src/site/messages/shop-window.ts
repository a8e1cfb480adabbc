import type { ShopWindowWords } from '#words/de/shop-window.ts';
import { shopWindowWords } from '#words/shop-window.ts';
import { useLanguage } from './messages.tsx';

/** The words of the shop window, in the current language. */
export function useShopWindowMessages(): ShopWindowWords {
  return shopWindowWords[useLanguage()];
}
