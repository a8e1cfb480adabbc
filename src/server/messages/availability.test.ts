import { expect, test } from 'vitest';
import { message, shop, startApi } from '../forms/api.fixture.ts';
import { availabilityMail } from './availability.ts';

const piece = { id: 'aurora', title: 'Ring Aurora', path: '/schmuck/aurora' };
const body = { ...message, language: 'de', privacy: true, message: undefined } as const;
const toShop = { shop, to: 'post@lindenhof.example', time: new Date('2026-11-20T09:30:00Z') };

test('a request names the article number and the price, and that a browser claims them', () => {
  const pieces = [{ ...piece, number: 'RA-54', price: '1.290\u00a0€' }, piece];
  expect(availabilityMail({ ...body, pieces }, toShop).text).toContain(`
- Ring Aurora (aurora)
  Artikelnummer RA-54 · 1.290\u00a0€ (laut Browser, bitte prüfen)
  https://www.lindenhof.example/schmuck/aurora

- Ring Aurora (aurora)
  https://www.lindenhof.example/schmuck/aurora
`);
});

test('a request without JavaScript names them as well, and none that are empty', async () => {
  const api = await startApi();
  const { privacy: _, ...fields } = message;
  await api.sendForm('/api/availability', {
    ...fields,
    privacy: 'on',
    token: api.token(),
    piece_id: piece.id,
    piece_title: piece.title,
    piece_path: piece.path,
    piece_note: '',
    piece_number: '',
    piece_price: '1.290 €',
  });
  expect((await api.mails())[0]?.text).toContain('\n  1.290 € (laut Browser, bitte prüfen)\n');
});

test('a number or price cannot add lines to the mail', async () => {
  const api = await startApi();
  const pieces = [{ ...piece, number: 'RA-54\n- Ring', price: 'x'.repeat(101) }];
  const sent = { ...message, pieces, token: api.token() };
  const response = await api.send('/api/availability', sent);
  expect(await response.json()).toMatchObject({
    errors: [
      { field: 'pieces.0.number', code: 'forbidden-characters' },
      { field: 'pieces.0.price', code: 'too-long' },
    ],
  });
});
