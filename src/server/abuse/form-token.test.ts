import { expect, test } from 'vitest';
import { spentOnce } from './form-token.ts';

test('a used token can only be used again by the same message', async () => {
  const spent = spentOnce();
  const uses = await Promise.all(['a', 'a', 'b'].map((by) => spent.use('token', by)));
  expect(uses).toEqual([true, true, false]);
});

test('a released token can be used by another message', async () => {
  const spent = spentOnce();
  await spent.use('token', 'a');
  spent.release('token');
  expect(await spent.use('token', 'b')).toBe(true);
});

test('the oldest used tokens are forgotten if there are too many', async () => {
  const spent = spentOnce(undefined, 2);
  for (const id of ['1', '2', '3']) await spent.use(id, 'a');
  expect(await spent.use('3', 'b')).toBe(false);
  expect(await spent.use('1', 'b')).toBe(true);
});

test('while the database is unavailable, tokens used here are remembered', async () => {
  const away = () => Promise.reject(new Error('away'));
  const spent = spentOnce({ hit: away, use: away, release: away });
  const uses = [await spent.use('token', 'a'), await spent.use('token', 'b')];
  expect(uses).toEqual([true, false]);
});
