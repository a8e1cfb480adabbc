import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oldAddress, redirectEntrySchema } from './redirect.ts';

function read(from: string) {
  const result = redirectEntrySchema.safeParse({ from, to: 'about' });
  return result.success ? result.data.from : (result.error.issues[0]?.message ?? '');
}

describe('an old address', () => {
  test.each([
    // TYPO3
    ['/index.php?id=12&L=1', '/index.php?L=1&id=12'],
    ['/index.php?tx_ttnews[tt_news]=5', '/index.php?tx_ttnews%5Btt_news%5D=5'],
    // WordPress
    ['/?page_id=7', '/?page_id=7'],
    ['/?p=123', '/?p=123'],
    // OXID, Shopware, Contenido, Joomla
    [
      '/index.php?cl=details&anid=05848170643ab0.24',
      '/index.php?anid=05848170643ab0.24&cl=details',
    ],
    ['/shopware.php?sViewport=cat&sCategory=5', '/shopware.php?sCategory=5&sViewport=cat'],
    ['/cms/front_content.php?idart=5&lang=1', '/cms/front_content.php?idart=5&lang=1'],
    ['/index.php?option=com_content&id=3%3Aueber', '/index.php?id=3%3Aueber&option=com_content'],
    ['https://www.kornblum.example/alt.html', 'https://www.kornblum.example/alt.html'],
    ['https://www.kornblum.example?p=1', 'https://www.kornblum.example/?p=1'],
    ['/über-uns/', '/über-uns'],
    ['/%C3%BCber-uns.htm', '/über-uns.htm'],
    ['/u%CC%88ber', '/über'],
    ['/leistungen%20und%20preise.html', '/leistungen und preise.html'],
    ['/Brillen & Mehr.html', '/Brillen & Mehr.html'],
    ['/produkte/brille,12.html', '/produkte/brille,12.html'],
    ['/shop/item(3).aspx', '/shop/item(3).aspx'],
    ['/tag/[a-z]+', '/tag/[a-z]+'],
    ['/seite;jsessionid=1', '/seite;jsessionid=1'],
    ["/l'atelier", "/l'atelier"],
    ['/optik:gleitsicht', '/optik:gleitsicht'],
    ['/100%', '/100%'],
    ['/100%25', '/100%'],
    ['/a%2525b', '/a%25b'],
    ['/alt/*', '/alt/*'],
    ['/x?', '/x'],
  ])('%s is accepted', (from, normal) => {
    expect(read(from)).toBe(normal);
  });

  test.each([
    ['alt.html', 'slash'],
    ['/#!/ueber', 'what follows a "#"'],
    ['/news/2019/*/index.html', 'at the end alone'],
    ['/*', 'whole site'],
    ['/', 'home page'],
    ['/alt/*?id=1', 'has no query'],
    ['/%FCber', 'UTF-8'],
    ['/a?b=%FC', 'UTF-8'],
    ['/../h', 'dot'],
    ['/a//b', 'empty'],
    ['/a%0Ab', 'U+000A'],
    ['/a?b=%0D', 'U+000D'],
    ['/a{$HOME}', 'the character {'],
    ['/a?b=*', 'the character *'],
    ['/a%3Fb', 'the character ?'],
    ['/a?b=1&b=2', '"b" stands in the query twice'],
    ['/a?=1', 'has no name'],
    ['https:///a', 'path alone'],
  ])('%s is rejected for the right reason', (from, reason) => {
    expect(read(from)).toContain(reason);
  });

  test('an accepted address cannot end a line or string in a host’s settings, and is stable when parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (path, query) => {
        const from = read(`/${path}?${query}`);
        if (!from.startsWith('/')) return;
        expect(from).not.toMatch(/[\p{Cc}"\\{}<>`]/u);
        expect(oldAddress(from).path).toMatch(/^\/[^?#]*$/);
      }),
    );
  });
});
