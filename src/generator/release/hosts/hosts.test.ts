import { expect, test } from 'vitest';
import type { HostedRelease } from './hosted-release.ts';
import { hostFiles } from './hosts.ts';

const release: HostedRelease = {
  languages: ['de', 'en', 'fr'],
  redirects: [
    { from: '/en/uhren', to: '/en/watches' },
    { from: '/über', to: 'https://example.org/?a=1' },
  ],
  queryRedirects: [],
  prefixRedirects: [
    { from: '/en/uhren', to: ['/en/watches'] },
    { from: '/en/marques', to: ['/en/jewelry', '/en/watches'], mixed: true },
  ],
  folderRedirects: [{ from: '/alt', to: '/uhren' }],
  headers: { 'X-Content-Type-Options': 'nosniff' },
  sandboxed: [],
};

// test/unit runs nginx, Caddy and Apache with these settings.

test('_headers gives every path its headers, and immutable files a year', () => {
  expect(hostFiles(release).get('site/_headers')).toBe(
    [
      '/*',
      '  X-Content-Type-Options: nosniff',
      '/*.ics',
      '  Content-Type: text/calendar; charset=utf-8',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/media/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/page-data/sq/d/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  );
});

test("_headers sandboxes the shop's own documents, at each of their addresses", () => {
  expect(hostFiles({ ...release, sandboxed: ['/aktion.html'] }).get('site/_headers')).toContain(
    '/aktion.html\n  Content-Security-Policy: sandbox\n/aktion\n  Content-Security-Policy: sandbox\n',
  );
});

test('_redirects has the redirects, and the not-found pages of other languages', () => {
  expect(hostFiles(release).get('site/_redirects')).toBe(
    [
      '/en/uhren /en/watches 301',
      '/%C3%BCber https://example.org/?a=1 301',
      '/en/uhren/:name /en/watches/:name 301',
      '/alt /uhren 301',
      '/alt/* /uhren 301',
      '/en/* /en/404.html 404',
      '/fr/* /fr/404.html 404',
      '',
    ].join('\n'),
  );
});

test('_redirects encodes old paths like browsers, and leaves queries to Netlify', () => {
  const redirects = [{ from: "/l'été [1]: 5%:x", to: '/uhren' }];
  const queryRedirects = [{ from: '/', query: 'a%5B1%5D=x+y&p=7', to: '/uhren' }];
  const folderRedirects = [{ from: '/a:b', to: '/uhren' }];
  const moved = { ...release, redirects, queryRedirects, folderRedirects, prefixRedirects: [] };
  const [comment, , ...rules] = (hostFiles(moved).get('site/_redirects') ?? '').split('\n');
  expect(comment).toMatch(/^# For Netlify\. Cloudflare cannot tell queries apart/);
  expect(rules.slice(0, 4)).toEqual([
    '/ a%5B1%5D=x+y p=7 /uhren 301!',
    "/l'%C3%A9t%C3%A9%20[1]%3A%205%25%3Ax /uhren 301",
    '/a%3Ab /uhren 301',
    '/a%3Ab/* /uhren 301',
  ]);
});

test('.htaccess supports Apache with any of its modules or none', () => {
  const text = hostFiles(release).get('site/.htaccess') ?? '';
  const outside = text.replaceAll(/^<IfModule (\w+\.c)>\n[\s\S]*?^<\/IfModule>$/gm, '[$1]');
  expect(outside.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    'ErrorDocument 404 /404.html',
    '<If "%{REQUEST_URI} =~ m#^/en(?:/|$)#">',
    '  ErrorDocument 404 /en/404.html',
    '</If>',
    '<If "%{REQUEST_URI} =~ m#^/fr(?:/|$)#">',
    '  ErrorDocument 404 /fr/404.html',
    '</If>',
    '[mod_mime.c]',
    '[mod_headers.c]',
    '[mod_headers.c]',
    '[mod_rewrite.c]',
  ]);
});

test('.htaccess takes special characters of a redirect literally', () => {
  const redirects = [{ from: '/a.b/c d', to: '/100%25#x' }];
  const text = hostFiles({ ...release, redirects }).get('site/.htaccess');
  expect(text).toContain('RewriteRule "^a\\.b/c d/?$" "/100\\%25#x" [R=301,NE,END]');
  const headers = { 'X-Name': '100%' };
  expect(hostFiles({ ...release, headers }).get('site/.htaccess')).toContain('X-Name "100%%"');
});

test.each(['a "quoted" word', 'a\nline', 'back\\slash'])(
  'a header that would break the settings is refused: %j',
  (value) => {
    expect(() => hostFiles({ ...release, headers: { 'X-Name': value } })).toThrow(RangeError);
  },
);

test('settings have no redirects if the site has none', () => {
  const files = hostFiles({ ...release, redirects: [], prefixRedirects: [], folderRedirects: [] });
  expect(files.get('hosts/Caddyfile')).not.toContain('moved');
  expect(files.get('hosts/nginx.conf')).not.toContain('return 301');
});
