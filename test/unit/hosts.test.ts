import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRelease } from '#generator/release/open.ts';
import { PageList } from '#generator/release/page-list.ts';
import { documentPaths, policyHeader, securityHeaders } from '#model/hosting/headers.ts';
import { type Host, hosts, type RunningHost } from './host-programs.ts';

const long = '<p>Lindenhof</p>'.repeat(200);

const site = {
  'index.html': '<title>Start</title>',
  'uhren/index.html': `<title>Uhren</title>${long}`,
  'en/index.html': '<title>Home</title>',
  'en/watches/index.html': '<title>Watches</title>',
  'en/watches/ostra/index.html': '<title>Ostra</title>',
  'en/marques/own/index.html': '<title>Own</title>',
  '404.html': `<title>Nicht gefunden</title>${long}`,
  'en/404.html': '<title>Not found</title>',
  'assets/entry-1a2b3c4d.js': 'export {};',
  'media/watch-1a2b3c4d-480.avif': 'avif',
  'manifest.webmanifest': '{}',
  'aktion.html': '<title>Aktion</title>',
  'fremd/index.html': `<title>Fremd</title>${long}`,
  'karte.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const headers = securityHeaders({ https: true, sources: { 'script-src': ["'sha256-abc='"] } });

/** Characters that could end or start something in settings, or have a special meaning. */
const oddPaths = [
  '/Brillen & Mehr.html',
  '/brille,12.html',
  '/item(3).aspx',
  '/tag/[a-z]+',
  '/seite;jsessionid=1',
  "/l'atelier",
  '/optik:gleitsicht',
  '/100%',
  '/a/+b',
  '/$uri',
  '/~!=@',
  '/%41',
];

async function publish(dist: string, files: Record<string, string>): Promise<void> {
  const release = await openRelease(dist);
  for (const [path, contents] of Object.entries(files)) await release.site.write(path, contents);
  await release.commit(
    {
      languages: ['de', 'en'],
      redirects: [
        { from: '/en/uhren', to: '/en/watches' },
        { from: '/Alt.html', to: '/uhren#ostra' },
        { from: '/über-uns', to: '/uhren' },
        { from: '/laden', to: 'https://example.org/laden?a=1&b=2' },
        { from: '/index.php', to: '/en' },
        ...oddPaths.map((from) => ({ from, to: '/uhren' })),
      ],
      queryRedirects: [
        { from: '/index.php', query: 'L=1&id=12', to: '/en/watches' },
        { from: '/index.php', query: 'id=12', to: '/uhren#ostra' },
        { from: '/index.php', query: 'anid=a%5B1%5D%2Bb+%C3%BC&cl=details', to: '/uhren' },
        { from: '/', query: 'page_id=7', to: '/uhren' },
        { from: '/', query: 'feed=', to: 'https://example.org/feed' },
        { from: '/uhren', query: 'tx_news%5Bid%5D=5', to: '/en/watches' },
        { from: '/blog/alt', query: 'p=1', to: '/en' },
      ],
      headers,
      sandboxed: documentPaths(['/aktion.html', '/fremd/index.html', '/karte.svg', '/x.txt']),
      prefixRedirects: [
        { from: '/en/uhren', to: ['/en/watches'] },
        { from: '/en/marques', to: ['/en/jewelry', '/en/watches'], mixed: true },
      ],
      folderRedirects: [
        { from: '/blog/technik', to: 'https://example.org/' },
        { from: '/blog', to: '/uhren#ostra' },
        { from: '/laden', to: '/uhren' },
        { from: '/Alter Laden [1]', to: '/uhren' },
      ],
      pages: '',
      files: {},
      search: {},
      redirectPages: '',
      compressed: true,
    },
    new PageList(),
  );
}

// The same for every server that the build makes settings for, so that they stay in step.
describe.each(hosts)('$name', (program) => {
  describe.skipIf(program.missing)(`serves a release${reason(program)}`, () => {
    let dist: string;
    let host: RunningHost;

    beforeAll(async () => {
      dist = await mkdtemp(join(tmpdir(), 'dist-'));
      await publish(dist, site);
      host = await program.start(dist, await mkdtemp(join(tmpdir(), 'host-')));
    });

    afterAll(() => host?.close());

    const get = (path: string, sent: Record<string, string> = {}) =>
      fetch(host.url + path, { redirect: 'manual', headers: sent });

    test.each([
      ['/', 'Start'],
      ['/?page_id=77', 'Start'],
      ['/uhren?tx_news[id]=6', 'Uhren'],
      ['/uhren', 'Uhren'],
      ['/en', 'Home'],
      ['/en/watches', 'Watches'],
      ['/en/marques/own', 'Own'],
    ])('%s is the page "%s"', async (path, title) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain(title);
    });

    test('compressed copies are sent to clients that accept them', async () => {
      const response = await get('/uhren', { 'Accept-Encoding': 'gzip' });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(site['uhren/index.html']);
    });

    test('a page that the client has is not sent again', async () => {
      const etag = (await get('/uhren')).headers.get('etag') ?? '';
      expect((await get('/uhren', { 'If-None-Match': etag })).status).toBe(304);
    });

    test.each([
      ['/assets/entry-1a2b3c4d.js', /^(?:text|application)\/javascript; charset=utf-8$/i],
      ['/media/watch-1a2b3c4d-480.avif', /^image\/avif$/],
    ])('%s is cached for a year', async (path, type) => {
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(type);
    });

    test('other sites may embed pictures and nothing else', async () => {
      const policies = ['/media/watch-1a2b3c4d-480.avif', '/assets/entry-1a2b3c4d.js', '/'].map(
        async (path) => (await get(path)).headers.get('cross-origin-resource-policy'),
      );
      expect(await Promise.all(policies)).toEqual([null, 'same-origin', 'same-origin']);
    });

    test('the web manifest has its type', async () => {
      const type = (await get('/manifest.webmanifest')).headers.get('content-type');
      expect(type).toMatch(/^application\/manifest\+json/);
    });

    test.each([
      ['/en/uhren', '/en/watches'],
      ['/en/uhren?a=1&b=%20', '/en/watches?a=1&b=%20'],
      ['/en/uhren/ostra', '/en/watches/ostra'],
      ['/en/uhren/ostra?a=1', '/en/watches/ostra?a=1'],
      ['/en/marques/ostra', '/en/watches/ostra'],
      ['/Alt.html', '/uhren#ostra'],
      ['/Alt.html?a=1', '/uhren?a=1#ostra'],
      ['/%C3%BCber-uns', '/uhren'],
      ['/laden?c=3', 'https://example.org/laden?a=1&b=2'],
      ['/laden/alt', '/uhren'],
      ['/blog', '/uhren#ostra'],
      ['/blog/2019/alt.html?a=1', '/uhren?a=1#ostra'],
      ['/blog/technik/x', 'https://example.org/'],
      ...oddPaths.map((path): [string, string] => [
        path.split('/').map(encodeURIComponent).join('/'),
        '/uhren',
      ]),
      ['/Brillen%20&%20Mehr.html/', '/uhren'],
      ['/l%27atelier', '/uhren'],
      ['/Alter%20Laden%20%5B1%5D/x', '/uhren'],
      ['/index.php', '/en'],
      ['/index.php?id=13', '/en?id=13'],
      ['/index.php?id=123', '/en?id=123'],
      ['/index.php?id=12', '/uhren#ostra'],
      ['/index.php?L=1&a=%20&id=12', '/en/watches'],
      ['/index.php?cl=details&anid=a%5b1%5D%2bb+%c3%bc', '/uhren'],
      ['/index.php?cl=details&anid=a[1]%2Bb%20%C3%BC', '/uhren'],
      ['/?page_id=7', '/uhren'],
      ['/?feed=', 'https://example.org/feed'],
      ['/uhren?tx_news[id]=5', '/en/watches'],
      ['/blog/alt?p=1', '/en'],
      ['/blog/alt?p=2', '/uhren?p=2#ostra'],
      ['/uhren/', '/uhren'],
      ['/uhren/?a=1', '/uhren?a=1'],
    ])('%s redirects permanently to %s', async (from, to) => {
      const response = await get(from);
      expect([301, 308]).toContain(response.status);
      // Some include the host.
      const location = new URL(response.headers.get('location') ?? '', host.url);
      expect(location.href).toBe(new URL(to, host.url).href);
    });

    test.each([
      ['/nichts', 'Nicht gefunden'],
      ['/nichts/', 'Nicht gefunden'],
      ['/en/nothing', 'Not found'],
      ['/en/uhren/nothing', 'Not found'],
      ['/en/marques/nothing', 'Not found'],
      ['/404', 'Nicht gefunden'],
      ['/404.html', 'Nicht gefunden'],
      ['/en/404', 'Not found'],
      ['/en/404.html', 'Not found'],
      ['/media/gone-1a2b3c4d-480.avif', 'Nicht gefunden'],
      ['/_headers', 'Nicht gefunden'],
      ['/_redirects', 'Nicht gefunden'],
      ['/.env', 'Nicht gefunden'],
    ])('%s is not found', async (path, title) => {
      const response = await fetch(host.url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain(title);
    });

    test.each(['/', '/nichts', '/en/uhren', '/media/gone.avif'])(
      '%s has the headers of the release',
      async (path) => {
        const response = await get(path);
        for (const [name, value] of Object.entries(headers)) {
          expect(response.headers.get(name)).toBe(value);
        }
      },
    );

    test.each(['/aktion.html', '/fremd', '/fremd/index.html', '/karte.svg', '/%61ktion.html'])(
      '%s, which the kit did not make, runs no scripts',
      async (path) => {
        const response = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(response.status).toBe(200);
        expect(response.headers.get(policyHeader)).toBe(`${headers[policyHeader]}, sandbox`);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('cache-control')).toBe('no-cache');
      },
    );

    test.each([
      '/assets/..%2fkarte.svg',
      '/assets/x/..%2F..%2fkarte.svg',
      '/assets/%2e%2e%5ckarte.svg',
    ])('%s, which matches the policy like a file of the kit, does not exist', async (path) => {
      expect(await raw(host.url, path)).toMatch(/^HTTP\/1\.1 40[04] /);
    });

    test.each([
      '//evil.example/',
      '///evil.example/%2e%2e/',
      '/%2Fevil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/uhren%0d%0aSet-Cookie:a=1/',
    ])('%s leads to no other host, and adds no header', async (target) => {
      const answer = await raw(host.url, target);
      const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/';
      expect(new URL(location, host.url).host).toBe(new URL(host.url).host);
      expect(answer).not.toMatch(/^set-cookie:/im);
    });

    test.each([
      // A slash that is part of a name, and one that no name can have.
      ['/uhren%2f', /^HTTP\/1\.1 (?:30[18]|404) /],
      ['/%00', /^HTTP\/1\.1 40[04] /],
    ])('%s leads neither to itself nor to a server error', async (target, status) => {
      const answer = await raw(host.url, target);
      expect(answer).toMatch(status);
      expect(answer).not.toMatch(/^location: .*%2f/im);
    });

    test('a new release is served without a restart', async () => {
      await publish(dist, { ...site, 'index.html': '<title>Neu</title>' });
      const title = async () => (await get('/')).text();
      await expect.poll(title).toContain('Neu');
    });
  });
});

function reason({ missing }: Host): string {
  return missing ? ` (left out: ${missing})` : '';
}

/** Sends a target unchanged, and returns the whole response. */
async function raw(url: string, target: string): Promise<string> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}
