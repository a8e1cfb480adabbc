import { expect, test } from 'vitest';
import { shop, startApi, voucher } from '#server/forms/api.fixture.ts';
import { voucherMail, voucherProblems } from './vouchers.server.ts';

const body = { ...voucher, language: 'de', privacy: true, message: undefined } as const;

test('a voucher request is a mail that says it is no order', () => {
  const mail = voucherMail(
    {
      ...body,
      motif: 'linde',
      delivery: 'post',
      address: 'Gasse 1\n07998 Brunnau',
      recipient: 'Jo',
    },
    { shop, to: 'post@lindenhof.example', time: new Date('2026-11-20T09:30:00Z') },
  );
  expect(mail.subject).toBe('Anfrage von Änne Brandt: Gutschein über 50\u00a0€');
  expect(mail.text).toContain(`Gutschein über 50\u00a0€
Motiv: Linde
Für: Jo
Mit der Post an:
  Gasse 1
  07998 Brunnau

Noch keine Bestellung`);
});

test.each([
  ['a sum too small', { amount: '19' }, 'amount', 'too-little', '20\u00a0€'],
  ['a sum too large', { amount: '501' }, 'amount', 'too-much', '500\u00a0€'],
  ['a motif that there is none of', { motif: 'herz' }, 'motif', 'not-offered', undefined],
  ['a way that there is none of', { delivery: 'taube' }, 'delivery', 'not-offered', undefined],
])('%s is rejected', (_, change, ...told) => {
  const [problem] = voucherProblems({ ...body, ...change }, shop);
  expect([problem?.field, problem?.code, problem?.allowed]).toEqual(told);
});

test('vouchers that the shop does not send are collected only', () => {
  const { vouchers } = shop;
  const collected = { ...shop, vouchers: vouchers && { ...vouchers, post: false } };
  expect(voucherProblems({ ...body, delivery: 'post' }, collected)).toMatchObject([
    { field: 'delivery', code: 'not-offered' },
  ]);
  const { vouchers: _, ...without } = shop;
  expect(voucherProblems(body, without)).toMatchObject([{ field: 'amount', code: 'not-offered' }]);
});

test('a voucher request without JavaScript uses the same form', async () => {
  const api = await startApi();
  const { privacy: _, ...fields } = { ...voucher, motif: '', address: '', recipient: '' };
  const sent = { ...fields, privacy: 'on', token: api.token() };
  const response = await api.sendForm('/api/voucher', sent);
  expect(response.headers.get('location')).toBe('/gutscheine#sent');
  expect((await api.mails())[0]?.text).toContain('Wird abgeholt');
});

test('an amount or a motif that is not offered is reported with the other mistakes', async () => {
  const api = await startApi();
  const { name: _, ...fields } = { ...voucher, amount: '5', motif: 'herz', delivery: '' };
  const response = await api.send('/api/voucher', { ...fields, token: api.token() });
  expect(await response.json()).toMatchObject({
    errors: [
      { field: 'delivery', code: 'missing' },
      { field: 'name', code: 'missing' },
      { field: 'amount', code: 'too-little', allowed: '20\u00a0€' },
      { field: 'motif', code: 'not-offered' },
    ],
  });
});
