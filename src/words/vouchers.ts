import { vouchers as de, type VoucherWords } from './de/vouchers.ts';
import { vouchers as en } from './en/vouchers.ts';
import { vouchers as fr } from './fr/vouchers.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only the page that asks for vouchers loads them. */
export const voucherWords: Record<Language, VoucherWords> = { de, en, fr };
