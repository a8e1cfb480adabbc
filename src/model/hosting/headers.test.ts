import { expect, test } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  documentPaths,
  headersFor,
  securityHeaders,
} from './headers.ts';

test('files with a hash in their names are cached for a year', () => {
  expect(cacheControl('/assets/entry-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/media/watches-1a2b3c4d-480.avif')).toContain('immutable');
});

test('files without a hash in their names are revalidated', () => {
  expect(cacheControl('/')).toBe('no-cache');
  expect(cacheControl('/sw.js')).toBe('no-cache');
  expect(cacheControl('/media')).toBe('no-cache');
});

test('the policy only allows the site itself', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
      "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none', script-src *:*/assets/; worker-src *:*/assets/ *:*/sw.js",
  );
});

test('an extra source widens only its own directive', () => {
  const policy = contentSecurityPolicy({
    'script-src': ["'sha256-abc='", 'https://maps.example'],
    'frame-src': ['https://clock.example'],
  });
  expect(policy).toContain("script-src 'self' 'sha256-abc=' https://maps.example;");
  expect(policy).toContain("script-src *:*/assets/ 'sha256-abc=' https://maps.example;");
  expect(policy).toContain("frame-src 'self' https://clock.example");
  expect(policy).toContain("default-src 'self';");
});

test.each(["'self'; script-src *", 'https://a.example, x', 'a\nb', '"', ''])(
  'a source that would break the header is rejected: %j',
  (source) => {
    expect(() => contentSecurityPolicy({ 'img-src': [source] })).toThrow(RangeError);
  },
);

test('only a site on https sends Strict-Transport-Security', () => {
  expect(securityHeaders({ https: true })).toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ https: false })).not.toHaveProperty('Strict-Transport-Security');
});

test('page data and assets omit headers that only apply to documents', () => {
  const headers = securityHeaders({ https: true });
  expect(headersFor('/page-data/index/page-data.json', headers)).toEqual({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(headersFor('/uhren', headers)).toBe(headers);
});

test('other sites may embed pictures and nothing else', () => {
  const { 'Cross-Origin-Resource-Policy': policy, ...rest } = securityHeaders({ https: true });
  const headers = { 'Cross-Origin-Resource-Policy': 'same-origin', ...rest };
  expect(policy).toBe('same-origin');
  expect(headersFor('/media/card-1a2b3c4d-1200.jpg', headers)).toEqual(rest);
});

test('documents that can run scripts are recognised by their extensions', () => {
  const documents = ['/a.html', '/b/index.html', '/C.HTM', '/d.svg', '/e.xhtml', '/f.xml'];
  expect(documentPaths([...documents, '/g.pdf', '/h.txt', '/i.js', '/html'])).toEqual([
    '/a.html',
    '/b/index.html',
    '/b',
    '/C.HTM',
    '/d.svg',
    '/e.xhtml',
    '/f.xml',
  ]);
});
