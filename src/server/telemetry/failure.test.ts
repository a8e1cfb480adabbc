import { expect, test } from 'vitest';
import { stackOf } from './failure.ts';

test('the log gets name, code and stack of an error, but not its message', () => {
  const message = 'value "anna@example.org" is wrong\n    at anna@example.org';
  const error = Object.assign(new TypeError(message), { code: '22P02', detail: 'Anna' });
  const stack = stackOf(error);
  expect(stack).toMatch(/^TypeError 22P02\n    at .*failure\.test\.ts/);
  expect(stack).not.toMatch(/anna/i);
});

test('a thrown value that is not an error is not shown', () => {
  expect(stackOf('anna@example.org')).toBe('a thrown string');
});
