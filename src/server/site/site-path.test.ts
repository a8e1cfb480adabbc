import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePath, siteFile } from './site-path.ts';

test.each([
  ['/', 'index.html'],
  ['/uhren', 'uhren/index.html'],
  ['/en/watches/ostra', 'en/watches/ostra/index.html'],
  ['/sw.js', 'sw.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/media/watches-1a2b3c4d-480.avif', 'media/watches-1a2b3c4d-480.avif'],
])('%s maps to %s', (path, file) => {
  expect(siteFile(path)).toBe(file);
});

test.each([
  '//evil.example',
  '/uhren//ostra',
  '/../package.json',
  '/uhren/../../release.json',
  '/..\\..\\release.json',
  '/.git/config',
  '/uhren/.env',
  '/.well-known/.env',
  '/uhren/.well-known/security.txt',
  '/C:/windows',
  '/_headers',
  '/_redirects',
  '/404.html',
  '/en/404.html',
])('%s maps to no file', (path) => {
  expect(siteFile(path)).toBeUndefined();
});

test('no path leaves the folder', () => {
  const piece = fc.constantFrom('/', '..', '.', '\\', '%2e', '%2f', '%5c', 'a', 'index.html');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const file = siteFile(decodePath(`/${pieces.join('')}`));
      return file === undefined || join('/site', file).startsWith('/site/');
    }),
  );
});

test.each(['/%', '/%zz', '/%c3%28', '/%00', '/a%00.html'])('%s is malformed', (pathname) => {
  expect(() => decodePath(pathname)).toThrow(URIError);
});
