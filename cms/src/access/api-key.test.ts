import { expect, test } from 'vitest';
import { forgetKey } from './api-key.ts';

test('only the hash of a key is stored, and other changes leave the hash alone', () => {
  const stored = (data: object): unknown => forgetKey({ data } as never);
  expect(stored({ name: 'Website', apiKey: 'secret', apiKeyIndex: 'hash' })).toEqual({
    name: 'Website',
    apiKey: null,
    apiKeyIndex: 'hash',
  });
  expect(stored({ name: 'Website' })).toEqual({ name: 'Website' });
});
