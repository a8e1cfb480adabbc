import { describe, expect, test } from 'vitest';
import { ask, get, send, serveFiles } from './site.fixture.ts';

describe('redirects', () => {
  const redirects = [
    { from: '/en/uhren', to: '/en/watches' },
    { from: '/alt.html', to: '/uhren#ostra' },
  ];

  test.each([
    ['/en/uhren', '/en/watches'],
    ['/en/uhren/', '/en/watches'],
    ['/en/uhren?a=1&b=2', '/en/watches?a=1&b=2'],
    ['/alt.html?a=1', '/uhren?a=1#ostra'],
  ])('%s redirects to %s permanently', async (from, to) => {
    const response = await get((await serveFiles({ redirects })) + from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/uhren/', '/uhren'],
    ['/uhren/?a=1', '/uhren?a=1'],
    ['/uhren%2F', '/uhren'],
  ])('%s loses its slash', async (from, to) => {
    const response = await get((await serveFiles()) + from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '//evil.example/',
    '//evil.example/%2e%2e/x',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '///evil.example//',
    '/nothing/',
  ])('%s redirects nowhere', async (target) => {
    const answer = await ask(await serveFiles(), target);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toMatch(/^location:/im);
  });
});

describe('errors', () => {
  test.each([
    ['/nichts', 'Nicht gefunden'],
    ['/en/nothing', 'Not found'],
    ['/fr/rien', 'Nicht gefunden'],
    ['/404', 'Nicht gefunden'],
    ['/404.html', 'Nicht gefunden'],
    ['/en/404', 'Not found'],
    ['/en/404.html', 'Not found'],
  ])('%s is answered with the page "%s"', async (path, title) => {
    const response = await get((await serveFiles()) + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(title);
  });

  test('a not-found page is sent whole, whatever the client has cached', async () => {
    expect((await get(`${await serveFiles()}/nichts`, { 'If-None-Match': '*' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const response = await fetch(await serveFiles(), { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/%', '/%zz', '/%c3%28', '/a%00b', '/a\\..\\b'])('%s is malformed', async (target) => {
    const answer = await ask(await serveFiles(), target);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
  });

  test.each([
    '/../release.json',
    '/..%2frelease.json',
    '/%2e%2e/release.json',
    '/uhren/..%2f..%2f..%2frelease.json',
    '/..%5crelease.json',
    '/....//release.json',
    '/etc/passwd',
  ])('%s does not redirect to another site', async (target) => {
    expect(await ask(await serveFiles(), target)).toMatch(/^HTTP\/1.1 404 /);
  });

  test('a request with two Host headers is malformed', async () => {
    const answer = await send(await serveFiles(), 'GET / HTTP/1.1\r\nHost: a.example\r\nhost: b');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/^content-security-policy: /im);
  });

  test('a request with an invalid Host header is malformed', async () => {
    const answer = await send(await serveFiles(), 'GET / HTTP/1.1\r\nHost: a/b');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/^content-security-policy: /im);
  });

  test('every response has the headers of the release', async () => {
    const url = await serveFiles();
    const folders = ['/assets/nothing.js', '/page-data/nothing.json'];
    for (const path of [
      '/',
      '/nichts',
      ...folders,
      '/uhren/',
      '/%',
      '/media/photo-1a2b3c4d-480.jpg',
    ]) {
      expect((await get(url + path)).headers.get('x-release')).toBe('first');
    }
    expect((await fetch(url, { method: 'POST' })).headers.get('x-release')).toBe('first');
  });
});
