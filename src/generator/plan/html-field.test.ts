import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlParser } from '#content/text/html.ts';
import { testContext } from '../../../test/support/test-site.ts';
import { htmlField } from './html-field.ts';

const context = testContext({}, { language: 'en' });
const parse = await htmlParser();

function shown(html: string): string {
  const text = parse(html);
  const texts = { ...context.site.texts, html: new Map([[text.source, text]]) };
  return htmlField({ ...context, site: { ...context.site, texts } }, text.source).html;
}

test('a link to a page leads to it in the language of the page', () => {
  expect(shown('<a href="/kontakt">Kontakt</a>')).toBe('<a href="/en/contact">Kontakt</a>');
});

test('a link out of the site opens a new tab', () => {
  expect(shown('<a href="https://example.org">x</a>')).toBe(
    '<a href="https://example.org" rel="nofollow noopener noreferrer external" target="_blank">x</a>',
  );
});

test('a mail link opens a new tab', () => {
  expect(shown('<a href="mailto:post@muster.example">x</a>')).toBe(
    '<a href="mailto:post@muster.example" rel="noopener" target="_blank">x</a>',
  );
});

test('a phone link has a title, in the language of the page', () => {
  expect(shown('<a href="tel:+4930123">x</a>')).toBe(
    '<a href="tel:+4930123" rel="noopener" target="_blank" title="Phone">x</a>',
  );
});

test('a title that is written stays', () => {
  const written = shown('<a href="tel:+4930123" title="Werkstatt">x</a>');
  expect(written.match(/title="[^"]*"/g)).toEqual(['title="Werkstatt"']);
});

test('a link that leads nowhere loses its address', () => {
  expect(shown('<a href="/nirgendwo" title="x">x</a>')).toBe('<a title="x">x</a>');
});

test.each([
  '<p>Schreiben Sie href="x" in den Link.</p>',
  '<a title="Was ist href=" href="/en/contact">x</a>',
])('%s stays as it is', (html) => {
  expect(shown(html)).toBe(html);
});

test('words that look like a link cannot make an address into HTML', () => {
  const html = '<p> href="https://x/</p><a href="#<img src=x onerror=alert(1)>">x</a>';
  expect(shown(html)).toBe('<p> href="https://x/</p><a href="#<img src=x onerror=alert(1)>">x</a>');
});

test('whatever the HTML, nothing but the marks of links is added to it', () => {
  const pieces = fc.constantFrom(
    ' href="https://x/',
    '<a href="#',
    '<a title=" href=',
    '<img src=x onerror=y>',
    '">',
    'x',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const { removed } = parse(shown(parts.join('')));
      expect(['rel on <a>', 'target on <a>']).toEqual(expect.arrayContaining([...removed.keys()]));
    }),
  );
});

test('the anchors of its headings go with it', () => {
  const text = parse('<h2>Über uns</h2><h5>Klein</h5>');
  const site = { ...context.site, texts: { ...context.site.texts, html: new Map([['x', text]]) } };
  expect(htmlField({ ...context, site }, 'x').anchors).toEqual(['uber-uns']);
});
