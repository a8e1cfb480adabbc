import type { VoucherWords } from '#words/de/vouchers.ts';
import { voucherWords } from '#words/vouchers.ts';
import { useLanguage } from './messages.tsx';

/** The words of the form that asks for a voucher, in the current language. */
export function useVoucherMessages(): VoucherWords {
  return voucherWords[useLanguage()];
}
