import type { VoucherFormView } from './views.ts';

export const voucherForm: VoucherFormView = {
  server: '',
  page: '/gutscheine',
  privacy: { href: '/datenschutz', label: 'Datenschutz' },
  amounts: [25, 50, 100],
  least: 20,
  most: 1000,
  motifs: [{ value: 'linde', name: 'Lindenblatt' }],
  post: true,
};
