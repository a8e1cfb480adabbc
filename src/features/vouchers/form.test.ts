import { expect, test } from 'vitest';
import { checkForm } from '#model/forms/rules.ts';
import { forms } from './form.ts';

const { fields } = forms.voucher;
const voucher = {
  amount: '50',
  delivery: 'collect',
  name: 'Änne Brandt',
  email: 'aenne@lindenhof.example',
  privacy: true,
};

test('a voucher needs a mail address or a phone number', () => {
  const { email: _, ...rest } = voucher;
  expect(checkForm(fields, rest)).toEqual({ email: 'missing' });
  expect(checkForm(fields, { ...rest, phone: '030 23125114' })).toEqual({});
  expect(checkForm(fields, { ...rest, phone: 'Festnetz' })).toEqual({ phone: 'not-a-phone' });
});

test('a voucher sent by post needs an address', () => {
  expect(checkForm(fields, { ...voucher, delivery: 'post' })).toEqual({ address: 'missing' });
});

test.each(['50,00', '50 €', '1.000,00 €', '１００', '0', '-5', '1e309', 'NaN'])(
  'a voucher is for whole euros, and not for %s',
  (amount) => {
    expect(checkForm(fields, { ...voucher, amount })).toEqual({ amount: 'not-a-sum' });
  },
);
