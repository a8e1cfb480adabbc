import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarkdownSource } from '../plan/planned.ts';
import { markdownAnchors, renderMarkdown } from './render.ts';

function html(markdown: string, references: Partial<MarkdownSource> = {}): string {
  return renderMarkdown({ markdown, links: {}, images: {}, ...references }).trim();
}

describe('headings', () => {
  test.each([
    ['## Über uns', '<h2 id="uber-uns">Über uns</h2>'],
    ['### Matomo (ehemals Piwik)', '<h3 id="matomo-ehemals-piwik">Matomo (ehemals Piwik)</h3>'],
    ['#### Maße & Gewichte', '<h4 id="masse--gewichte">Maße &amp; Gewichte</h4>'],
    ['##### Ohne Anker', '<h5>Ohne Anker</h5>'],
    ['# Groß', '<h2 id="gross">Groß</h2>'],
    ['## Cookie notice {#cookies}', '<h2 id="cookies">Cookie notice</h2>'],
    ['## Das *Werk*', '<h2 id="das-werk">Das <em>Werk</em></h2>'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  test('take linear time', () => {
    expect(html(`## a${' '.repeat(200_000)}b`)).toContain('<h2 id=');
  });

  test('of the same text get anchors of their own', () => {
    expect(markdownAnchors('## Ring\n\n## Ring')).toEqual(['ring', 'ring-1']);
  });
});

describe('links', () => {
  test('within the site take their planned address', () => {
    const links = { 'watches/ostra': { href: '/uhren/ostra' } };
    expect(html('[Ostra](watches/ostra)', { links })).toBe(
      '<p><a href="/uhren/ostra">Ostra</a></p>',
    );
  });

  test('to a page in another language say so', () => {
    const links = { watches: { href: '/uhren', hreflang: 'de' as const } };
    expect(html('[Uhren](watches)', { links })).toContain('hreflang="de"');
  });

  test('out of the site get their rel values and a new tab', () => {
    expect(html('[x](https://example.org/ä)')).toBe(
      '<p><a href="https://example.org/%C3%A4" rel="nofollow noopener noreferrer external" target="_blank">x</a></p>',
    );
  });

  test.each(['nowhere', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '__proto__'])(
    'to %s leave their text',
    (address) => {
      expect(html(`[Text](${address})`)).toBe('<p>Text</p>');
    },
  );

  test('to mail and phone open in a new tab', () => {
    expect(html('[a](mailto:a@b.example) [b](tel:+4930)')).toBe(
      '<p><a href="mailto:a@b.example" rel="noopener" target="_blank">a</a> <a href="tel:+4930" rel="noopener" target="_blank">b</a></p>',
    );
  });

  test('to anchors of the page stay in it', () => {
    expect(html('[c](#d)')).toBe('<p><a href="#d">c</a></p>');
  });
});

describe('images', () => {
  const picture = {
    base: '/media/ring-0a',
    formats: ['jpg' as const],
    widths: [480, 960],
    width: 1980,
    height: 990,
    alt: 'Ein Ring',
  };
  const images = { 'ring.jpg': picture };

  test('have their size and load when they are near', () => {
    expect(html('Hier ![](ring.jpg) so', { images })).toBe(
      '<p>Hier <img src="/media/ring-0a-960.jpg" srcset="/media/ring-0a-480.jpg 480w, /media/ring-0a-960.jpg 960w" sizes="(width &lt; 768px) 90vw, 680px" width="960" height="480" alt="Ein Ring" loading="lazy" decoding="async"> so</p>',
    );
  });

  test('alone in a paragraph become a figure with the title as caption', () => {
    expect(html('![Zwei Ringe](ring.jpg "Im Fenster")', { images })).toMatch(
      /^<figure><img [^>]*alt="Zwei Ringe"[^>]*><figcaption>Im Fenster<\/figcaption><\/figure>$/,
    );
  });

  test('that are missing leave nothing', () => {
    expect(html('![weg](weg.jpg)')).toBe('');
  });
});

test('raw HTML is dropped, and the text around it stays', () => {
  expect(html('Vor <b onclick="x()">fett</b> nach\n\n<script>alert(1)</script>\n\nEnde')).toBe(
    '<p>Vor fett nach</p>\n<p>Ende</p>',
  );
});

test('whatever is written, no script, handler or foreign scheme comes out', () => {
  const piece = fc.oneof(
    fc.constantFrom('<script>', '](javascript:a)', '[x]', '![y]', '(', ')', '<img onerror=a>', '"'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(html(pieces.join(''))).not.toMatch(
        /<script|<[a-z][^>]*\son\w+=|(?:href|src)="(?:javascript|data):/i,
      );
    }),
  );
});
