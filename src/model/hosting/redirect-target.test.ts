import { expect, test } from 'vitest';
import { withQuery } from './redirect-target.ts';

test.each([
  ['/en/watches', '', '/en/watches'],
  ['/en/watches', '?a=1', '/en/watches?a=1'],
  ['/en/watches#repair', '?a=1', '/en/watches?a=1#repair'],
])('%s asked for with the query %j leads to %s', (to, query, address) => {
  expect(withQuery(to, query)).toBe(address);
});
