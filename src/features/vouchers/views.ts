import type { BodyView, InLanguage } from '#model/views/common.ts';
import type { FormView } from '#model/views/forms.ts';

export interface VoucherFormView extends FormView {
  /** In euros. */
  amounts: number[];
  least: number;
  most: number;
  motifs: ({ value: string; name: string } & InLanguage)[];
  /** Whether it can be sent by post. */
  post: boolean;
}

interface VouchersView {
  body: BodyView;
  /** Undefined if no server accepts forms, or vouchers are not offered. */
  form?: VoucherFormView;
}

declare module '#model/views/pages.ts' {
  interface PageViews {
    'template-vouchers': VouchersView;
  }
}
