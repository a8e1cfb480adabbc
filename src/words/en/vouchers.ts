import type { VoucherWords } from '../de/vouchers.ts';

export const vouchers: VoucherWords = {
  heading: 'Request a voucher',
  text: 'You pay nothing here. We will get in touch and tell you what comes next; the voucher is ordered only once we have confirmed it.',
  amount: 'Amount in euros',
  sum: (euros) => `€${euros.toLocaleString('en')}`,
  range: (least, most) =>
    `Any whole amount from €${least.toLocaleString('en')} to €${most.toLocaleString('en')}.`,
  motif: 'Design',
  anyMotif: 'No preference',
  delivery: 'How would you like to receive it?',
  ways: { collect: 'I will collect it', post: 'By post' },
  address: 'Where may we send it? (postal delivery only)',
  recipient: 'Who is it for? (optional)',
  message: 'Anything else? (optional)',
  send: 'Request voucher',
  directly: 'Call or write to us and name an amount: that is all it takes.',
  sent: {
    heading: 'Your request has reached us',
    text: 'Nothing is ordered yet: we will get in touch, confirm the voucher and tell you how to pay for it.',
    again: 'Request another voucher',
  },
};
