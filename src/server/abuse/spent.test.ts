import { expect, test } from 'vitest';
import { spentOnce } from './spent.ts';

test('what was used can be used again by the same message alone', () => {
  const spent = spentOnce();
  expect(['a', 'a', 'b'].map((by) => spent.use('token', by))).toEqual([true, true, false]);
});

test('what was released can be used by another', () => {
  const spent = spentOnce();
  spent.use('token', 'a');
  spent.release('token');
  expect(spent.use('token', 'b')).toBe(true);
});

test('what was used first is forgotten where there is too much', () => {
  const spent = spentOnce(2);
  for (const id of ['1', '2', '3']) spent.use(id, 'a');
  expect(spent.use('3', 'b')).toBe(false);
  expect(spent.use('1', 'b')).toBe(true);
});
