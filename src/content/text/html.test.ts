import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlParser, plainHtml } from './html.ts';

const parse = await htmlParser();

test('text, headings, lists, tables and links are kept', () => {
  const html =
    '<h2 id="kammer">Kammer</h2><p>Text <a href="https://example.org">Link</a></p><ul><li>Eins</li></ul><table><tbody><tr><td colspan="2">Zelle</td></tr></tbody></table>';
  expect(parse(html)).toMatchObject({ source: html, removed: new Map() });
});

describe('everything that can do more than show text is removed', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<p style="background:url(//tracker.example)">x</p>',
    '<iframe src="https://tracker.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<form action="/x"><input></form>',
    '<style>body { display: none }</style>',
    '<base href="https://tracker.example">',
    '<p id="x">x</p>',
    '<h4 id="a b">x</h4>',
  ])('%s', (html) => {
    const { source: safe, removed } = parse(html);
    expect(safe).not.toMatch(/script|alert|tracker|style|onerror|id=|form/i);
    expect(removed.size).toBeGreaterThan(0);
  });
});

test('removed elements and attributes are counted by kind', () => {
  const { removed } = parse('<p class="a">1</p><p class="b">2</p><script></script>');
  expect([...removed]).toEqual([
    ['class on <p>', 2],
    ['<script>', 1],
  ]);
});

test('the text of a removed element is kept', () => {
  expect(parse('<font color="red">Achtung</font>').source).toBe('Achtung');
});

test('sanitising safe HTML again changes nothing', () => {
  const pieces = fc.constantFrom(
    ...'<p>,</p>,<a href=",javascript:,">,<svg,<style>,</style>,<!--,-->,<table><td>'.split(','),
    ...`<img src=x ,onerror=,',",>,<,x,&lt;script&gt;,</svg>,<math>,<title>`.split(','),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const once = parse(parts.join('')).source;
      expect(parse(once)).toMatchObject({ source: once, removed: new Map() });
    }),
  );
});

test('second- and third-level headings get an anchor from their text', () => {
  const { source, headings } = parse('<h2>Über uns</h2><h3 id="own">Eigen</h3><h4>Klein</h4>');
  expect(source).toBe('<h2 id="uber-uns">Über uns</h2><h3 id="own">Eigen</h3><h4>Klein</h4>');
  expect(headings).toEqual([
    { id: 'uber-uns', words: 'Über uns' },
    { id: 'own', words: 'Eigen' },
  ]);
});

test('links are reported as they were written', () => {
  const html = '<p><a href="/kontakt?a=1&amp;b=2">x</a> <a title="y">y</a></p>';
  expect(parse(html).links).toEqual([{ address: '/kontakt?a=1&b=2' }]);
});

test('the plain text has a line for each block and no removed content', () => {
  const { plainText } = parse('<h2>Haftung</h2>\n<p>Bis <b>5 Mio.</b> €</p><script>x()</script>');
  expect(plainText).toBe('Haftung\nBis 5 Mio. €');
});

test('text without markup has no links and stays unchanged', () => {
  const text = plainHtml('Versichert "überall" > hier');
  expect(text).toMatchObject({ source: 'Versichert "überall" > hier', links: [], headings: [] });
  expect(text.withLinks(() => ({ href: '/' }))).toBe(text.source);
});

test('a link to a file shows its type and size after its text', () => {
  const text = parse('<p><a href="agb.pdf">Unsere <b>AGB</b></a></p>');
  const attributes = { href: '/agb.pdf', 'data-file': 'PDF, 90 kB' };
  expect(text.withLinks(() => attributes)).toBe(
    '<p><a href="/agb.pdf" data-file="PDF, 90 kB">Unsere <b>AGB</b> (PDF, 90 kB)</a></p>',
  );
});
