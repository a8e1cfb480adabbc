import { shopWindow as de, type ShopWindowWords } from './de/shop-window.ts';
import { shopWindow as en } from './en/shop-window.ts';
import { shopWindow as fr } from './fr/shop-window.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only the page of the shop window loads them. */
export const shopWindowWords: Record<Language, ShopWindowWords> = { de, en, fr };
