import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Markdown } from '#content/text/markdown.ts';
import { anchorMaker } from '#model/anchor.ts';
import type { MarkdownSource } from '../plan/planned.ts';
import { renderMarkdown } from './render.ts';

function html(markdown: string, references: Partial<MarkdownSource> = {}): string {
  return renderMarkdown({ markdown, links: {}, images: {}, ...references }, anchorMaker()).trim();
}

describe('headings', () => {
  test.each([
    ['## Über uns', '<h2 id="uber-uns">Über uns</h2>'],
    ['### Matomo (ehemals Piwik)', '<h3 id="matomo-ehemals-piwik">Matomo (ehemals Piwik)</h3>'],
    ['#### Maße & Gewichte', '<h4 id="masse--gewichte">Maße &amp; Gewichte</h4>'],
    ['##### Ohne Anker', '<h5>Ohne Anker</h5>'],
    ['# Groß', '<h2 id="gross">Groß</h2>'],
    ['## Cookie notice {#cookies}', '<h2 id="cookies">Cookie notice</h2>'],
    ['## ![Ein Ring](weg.jpg)', '<h2 id="ein-ring"></h2>'],
    ['## ???', '<h2>???</h2>'],
    ['## Das *Werk*', '<h2 id="das-werk">Das <em>Werk</em></h2>'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  test('take linear time', () => {
    expect(html(`## a${' '.repeat(200_000)}b`)).toContain('<h2 id=');
  });

  test('with the same text get unique anchors', () => {
    expect(html('## Ring\n\n## Ring')).toBe('<h2 id="ring">Ring</h2>\n<h2 id="ring-1">Ring</h2>');
  });
});

describe('lines that begin with a date', () => {
  test.each([
    '24. Dezember: 9–13 Uhr\n31. Dezember: geschlossen\n6. Januar: geschlossen',
    '12. Mai 2027 unser Fest',
    '14. August 2017',
    '2016. november',
    '24. und 25. Dezember\n26. bis 30. Dezember',
    '24. 12. 2026: zu\n31. 12. 2026: zu',
    '24. Dez.: zu\n1. Jan. 2027: zu',
    '3. March 2027\n14. juillet 2027\n15. déc.',
    '1. März\n2. April\n3. Mai',
  ])('stay text: %s', (markdown) => {
    const lines = markdown.replaceAll('\n', '<br>\n');
    expect(html(markdown).replaceAll('\u00a0', ' ')).toBe(`<p>${lines}</p>`);
    expect(html(`Wir feiern am\n\n> ${markdown.split('\n')[0]}`)).not.toContain('<ol');
  });

  test('do not end a paragraph', () => {
    expect(html('Geschlossen ab\n1. Januar 2027')).toBe('<p>Geschlossen ab\n1. Januar 2027</p>');
  });

  test.each([
    ['1. Mai-Angebote\n2. Sommer', ['Mai-Angebote', 'Sommer']],
    ['1. Jan Meier\n2. Eva Muster', ['Jan Meier', 'Eva Muster']],
    ['1. Anmelden\n2. Mai abwarten', ['Anmelden', 'Mai abwarten']],
    ['1. 3.5 mm\n2. 4.5 mm', ['3.5 mm', '4.5 mm']],
  ])('are list entries if a list counts up: %s', (markdown, entries) => {
    const items = entries.map((entry) => `<li>${entry.replace(' mm', '\u00a0mm')}</li>`);
    expect(html(markdown)).toBe(`<ol>\n${items.join('\n')}\n</ol>`);
  });
});

describe('bare addresses', () => {
  test.each([
    ['mailto:hallo@kornblum.example', 'hallo@kornblum.example', 'Mail an hallo@kornblum.example.'],
    [
      'https://www.example.org/preise',
      'https://www.example.org/preise',
      'https://www.example.org/preise',
    ],
    ['https://www.example.org', 'www.example.org', 'Unter www.example.org, gern.'],
    ['https://example.com/path', 'https://example.com/path', '(https://example.com/path.)'],
    ['http://bar.com/', 'http://bar.com/', '(see http://bar.com/)'],
    [
      'https://en.wikipedia.org/wiki/Terminator_(franchise)',
      'https://en.wikipedia.org/wiki/Terminator_(franchise)',
      'See https://en.wikipedia.org/wiki/Terminator_(franchise)!',
    ],
    ['https://www.example.org/a_b_c', 'www.example.org/a_b_c', 'Neu: www.example.org/a_b_c'],
  ])('become links: %s', (address, words, markdown) => {
    const links = { [address]: { attributes: { href: address } } };
    const link = `<a href="${address}">${words}</a>`;
    expect(html(markdown, { links })).toBe(`<p>${markdown.replace(words, link)}</p>`);
  });

  test.each([
    'Zum Ende.Es geht weiter',
    'Version node.js und datei.pdf',
    'ftp://example.org/a und //example.org',
    '030/info@example.org',
    'www.example und a@b',
    '`www.example.org`',
    'post\\@example.org',
  ])('%s contains no link', (markdown) => {
    expect(html(markdown)).not.toContain('<a');
    expect(new Markdown(markdown).links).toEqual([]);
  });

  test('their text is not read as HTML, and their addresses resolve like other links', () => {
    const { links } = new Markdown('https://example.org/"><b> und [www.example.org](contact)');
    expect(links.map(({ address }) => address)).toEqual(['https://example.org/', 'contact']);
    expect(html('https://example.org/<script>')).not.toContain('<script');
  });
});

test("links to files name the file's type and size", () => {
  const attributes = { href: '/liste.pdf', 'data-file': 'PDF, 240 kB' };
  const links = { 'liste.pdf': { attributes }, team: { attributes: { href: '/team' } } };
  expect(html('[Unsere *Preise*](liste.pdf) und [wir](team)', { links })).toBe(
    '<p><a href="/liste.pdf" data-file="PDF, 240 kB">Unsere <em>Preise</em> (PDF, 240 kB)</a> und <a href="/team">wir</a></p>',
  );
});

describe('links', () => {
  const links = {
    'watches/ostra': { attributes: { href: '/uhren/ostra' } },
    watches: { attributes: { href: '/uhren', hreflang: 'de' } },
    'https://example.org/ä': { attributes: { href: 'https://example.org/ä', target: '_blank' } },
    'tel:+4930': { attributes: { href: 'tel:+4930', title: 'Telefon' } },
  };

  test.each([
    ['within the site take their planned address', 'watches/ostra', 'href="/uhren/ostra"'],
    ['to a page in another language declare it', 'watches', 'href="/uhren" hreflang="de"'],
    [
      'out of the site have their address encoded',
      'https://example.org/ä',
      'href="https://example.org/%C3%A4" target="_blank"',
    ],
    ['to a phone number have a title', 'tel:+4930', 'href="tel:+4930" title="Telefon"'],
    ['keep their title', 'tel:+4930 "Werkstatt"', 'href="tel:+4930" title="Werkstatt"'],
  ])('%s', (_, address, attributes) => {
    expect(html(`[x](${address})`, { links })).toBe(`<p><a ${attributes}>x</a></p>`);
  });

  test.each(['nowhere', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '__proto__'])(
    'to %s are replaced by their text',
    (address) => {
      expect(html(`[Text](${address})`, { links })).toBe('<p>Text</p>');
    },
  );
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

  test('have their size and load lazily', () => {
    expect(html('Hier ![](ring.jpg) so', { images })).toBe(
      '<p>Hier <img src="/media/ring-0a-960.jpg" srcset="/media/ring-0a-480.jpg 480w, /media/ring-0a-960.jpg 960w" sizes="(width &lt; 768px) 90vw, 592px" width="960" height="480" alt="Ein Ring" loading="lazy" decoding="async"> so</p>',
    );
  });

  test('alone in a paragraph become a figure with the title as caption', () => {
    expect(html('![Zwei Ringe](ring.jpg "Im Fenster")', { images })).toMatch(
      /^<figure><img [^>]*alt="Zwei Ringe"[^>]*><figcaption>Im Fenster<\/figcaption><\/figure>$/,
    );
  });

  test('in a heading do not become a figure', () => {
    expect(html('## ![](ring.jpg)', { images })).toMatch(/^<h2><img [^>]*><\/h2>$/);
  });

  test('that are missing are left out', () => {
    expect(html('![weg](weg.jpg)')).toBe('');
  });
});

describe('links to videos', () => {
  const address = 'https://youtu.be/abcdefghi-1';
  const video = {
    frame: 'https://www.youtube-nocookie.com/embed/abcdefghi-1',
    functionId: 'video' as const,
    service: 'YouTube',
    operator: 'Google',
  };
  const links = { [address]: { attributes: { href: address }, video } };
  const other = { [address]: { attributes: { href: address } } };

  test('alone in a paragraph reserve a place for the video, with their text as its title', () => {
    expect(html(`[Die *Unruh*](${address})`, { links })).toMatch(
      /^<div data-video="\{[^"]*&quot;title&quot;:&quot;Die Unruh&quot;[^"]*"><a [^>]*>Die <em>Unruh<\/em><\/a><\/div>$/,
    );
  });

  test.each([
    `Sehen Sie [hier](${address}).`,
    `[a](${address}) [b](${address})`,
    `- [a](${address})`,
  ])('stay links within other text: %s', (markdown) => {
    expect(html(markdown, { links })).not.toContain('data-video');
  });

  test('of unknown services stay links', () => {
    expect(html(`[Die Unruh](${address})`, { links: other })).not.toContain('data-video');
  });
});

test('a table scrolls in a group labelled with the names of its columns', () => {
  expect(html('| *Arbeit* | | "Preis" |\n|---|---|---|\n| Batterie | sofort | 18 € |')).toMatch(
    /^<div role="group" tabindex="0" aria-label="Arbeit, &quot;Preis&quot;"><table>\n.*<\/table><\/div>$/s,
  );
});

test('a footnote has its number in the text, and follows the text with a link back', () => {
  const anchorOf = anchorMaker();
  const source = {
    markdown: 'Gold[^g], Silber[^s] und Gold[^g].\n\n[^s]: 925.\n[^g]: 750.',
    links: {},
    images: {},
  };
  expect(renderMarkdown(source, anchorOf)).toBe(
    '<p>Gold<sup id="note-1-ref"><a href="#note-1" role="doc-noteref">1</a></sup>, ' +
      'Silber<sup id="note-2-ref"><a href="#note-2" role="doc-noteref">2</a></sup> und ' +
      'Gold<sup><a href="#note-1" role="doc-noteref">1</a></sup>.</p>\n<hr>\n<ol role="list">\n' +
      '<li id="note-1"><a href="#note-1-ref" role="doc-backlink">1</a> 750.</li>\n' +
      '<li id="note-2"><a href="#note-2-ref" role="doc-backlink">2</a> 925.</li>\n</ol>\n',
  );
  // A second text on the page gets its own ids.
  expect(renderMarkdown(source, anchorOf)).toContain('<li id="note-1-1">');
});

test('a footnote without references stays, and the first of two with the same name counts', () => {
  const written = html('Gold[^g].\n\n[^g]: 750.\n[^g]: 585.\n\n[^s]: 925.');
  expect(written).toContain('doc-backlink">1</a> 750.</li>');
  expect(written).toContain('<li>925.</li>');
  expect(written).not.toContain('585');
});

test('the text of HTML is kept, except in scripts', () => {
  expect(
    html(
      '<p class=MsoNormal><o:p>Liebe Kunden,</o:p></p>\n<table><tr><td>Preis</td><td>3&nbsp;€ &lt; 4</td></tr></table>\n\n' +
        'Eins<br>zwei <script>alert(1)</script>\n\n<style>\np { color: red }\n\n</style>\n<iframe>x</iframe>',
    ),
  ).toBe('<p>Liebe Kunden,</p>\n<p>Preis 3\u00A0€ &lt; 4</p>\n<p>Eins<br>\nzwei </p>');
});

test('raw HTML is dropped, and the text around it is kept', () => {
  expect(html('Vor <b onclick="x()">fett</b> nach\n\n<script>alert(1)</script>\n\nEnde')).toBe(
    '<p>Vor fett nach</p>\n<p>Ende</p>',
  );
});

test('no input produces a script, handler or foreign URL scheme', () => {
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
