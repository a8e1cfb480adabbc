import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePath } from './addresses.ts';

const origin = 'https://www.lindenhof.example';

beforeEach(() => vi.stubGlobal('location', { origin }));
afterEach(() => vi.unstubAllGlobals());

test.for([
  ['/', '/'],
  ['/en', '/en'],
  ['/uhren/', '/uhren'],
  ['/uhren/ostra?aus=test#anfahrt', '/uhren/ostra'],
])('%s is the address of the page %s', ([address = '', path]) => {
  expect(pagePath(new URL(address, origin))).toBe(path);
});

test.for([
  'https://other.example/uhren',
  '/media/katalog.pdf',
  '/api/contact',
  '/uhren//',
  '/uhren//ostra',
  '/%E0%A4%A',
  '/uhren/%',
  '/uhren/%FF',
  '/%C0%AFetc',
])('%s is not the address of a page', (address) => {
  expect(pagePath(new URL(address, origin))).toBeUndefined();
});
