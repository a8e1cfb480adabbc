import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const answer = {
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'Cache-Control': 'no-cache' }),
};

test('a complete response from our own server is stored', () => {
  expect(isStorable('/uhren', answer)).toBe(true);
});

test.each([
  ['a missing page', { status: 404 }],
  ['a fault of the server', { status: 500 }],
  ['a part of a file', { status: 206 }],
  ['an answer of another host', { type: 'opaque' as const, status: 0 }],
  ['an answer of another host that lets itself be read', { type: 'cors' as const }],
  ['a redirect', { type: 'opaqueredirect' as const, status: 0 }],
  ['an answer that was led on', { redirected: true }],
  ['what the server forbids', { headers: new Headers({ 'Cache-Control': 'no-store' }) }],
  ['what is private', { headers: new Headers({ 'Cache-Control': 'Private, max-age=60' }) }],
])('%s is not stored', (_name, changes) => {
  expect(isStorable('/uhren', { ...answer, ...changes })).toBe(false);
});

test.each(['/assets/brand-1b2c.js', '/assets/brand-1b2c.css', '/page-data/sq/d/1b2c.json'])(
  'a page in place of %s is not stored',
  (path) => {
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
    expect(isStorable(path, { ...answer, headers })).toBe(false);
  },
);

test('a file of the type implied by its name is stored', () => {
  const headers = new Headers({ 'Content-Type': 'text/javascript; charset=utf-8' });
  expect(isStorable('/assets/brand-1b2c.js', { ...answer, headers })).toBe(true);
});
