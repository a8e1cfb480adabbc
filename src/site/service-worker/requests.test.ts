import { describe, expect, test } from 'vitest';
import { isImmutable, isPageData, isPagePath, pageKey } from './requests.ts';

test.each(['/', '/uhren', '/en/watches/ostra', '/kontakt/', '/apirent'])('%s is a page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each(['/api', '/api/newsletter/confirm', '/sitemap.xml', '/media/plan.pdf', '/release.json'])(
  '%s is not a page',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test.each(['/assets/a-1b2c.js', '/media/ring-480.avif', '/page-data/sq/d/1b2c.json'])(
  '%s is immutable, and not page data',
  (path) => {
    expect(isImmutable(path)).toBe(true);
    expect(isPageData(path)).toBe(false);
  },
);

test.each(['/page-data/uhren/page-data.json', '/page-data/app-data.json'])(
  '%s is page data, and can change',
  (path) => {
    expect(isPageData(path)).toBe(true);
    expect(isImmutable(path)).toBe(false);
  },
);

describe('a page is stored under its address', () => {
  const key = (path: string) => pageKey(`https://muster.example${path}`);

  test.each([
    ['/uhren#werk', '/uhren'],
    ['/uhren/', '/uhren'],
    ['/', '/'],
    ['/uhren?utm_source=mail&gclid=1', '/uhren'],
    ['/uhren?mtm_campaign=a&brand=ostra', '/uhren?brand=ostra'],
    ['/uhren?utm_medium=a&utm_medium=b', '/uhren'],
  ])('%s: %s', (path, stored) => {
    expect(key(path)).toBe(`https://muster.example${stored}`);
  });
});
