import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageName, Markdown, plainParts } from './markdown.ts';
import { readingsOfTexts } from './texts.ts';

const text = (markdown: string) => new Markdown(markdown);

/** A text whose tree has already been parsed. */
function parsed(markdown: string): Markdown {
  const whole = text(markdown);
  expect(whole.headings).toBeDefined();
  return whole;
}

describe('a link is found', () => {
  test.each([
    ['a paragraph', 'Eins\n\nzwei\n[drei](watches#band)', 4],
    ['a list', '- eins\n- zwei\n  - [drei](watches#band)', 3],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | [x](watches#band) |', 4],
    ['a reference', '[x][y]\n\n[y]: watches#band', 1],
    ['a reference defined in a quote', '> [x]\n>\n> [x]: watches#band', 1],
    ['a heading', '\n## [x](<watches#band>)', 2],
    ['a label with brackets', '[Größe [S]](watches#band)', 1],
    ['a label with an escape', '[Größe \\] S](watches#band)', 1],
    ['a label with code', '[`x]`](watches#band)', 1],
  ])('in %s', (_, markdown, line) => {
    expect(text(markdown)).toMatchObject({
      links: [{ address: 'watches#band', line }],
      images: [],
      html: [],
    });
  });

  test.each(['`[x](y)`', '    [x](y)', '\\[x](y)'])('but not in %s', (markdown) => {
    expect(text(markdown)).toMatchObject({ links: [], images: [], html: [] });
  });
});

test('an image has its text, and may be a link', () => {
  expect(text('[![Eine *gute* Uhr](Uhr%20neu.jpg "Titel")](watches)')).toMatchObject({
    links: [{ address: 'watches', line: 1 }],
    images: [{ address: 'Uhr%20neu.jpg', alt: 'Eine *gute* Uhr', line: 1 }],
  });
});

test('HTML is reported as written', () => {
  expect(text('ein <b>\nWort</b>\n\n<div>').html).toEqual([
    { html: '<b>', line: 1 },
    { html: '</b>', line: 2 },
    { html: '<div>', line: 4 },
  ]);
});

test('headings that links can target are reported with their text and explicit anchors', () => {
  const markdown = '# Groß\n\n## Das *Werk* {#werk}\n\n#### Maße\n\n##### Klein {#klein}';
  expect(text(markdown).headings).toEqual([
    { words: 'Groß' },
    { words: 'Das Werk', id: 'werk' },
    { words: 'Maße' },
  ]);
});

describe('a video', () => {
  const video = 'https://youtu.be/abcdefghi-1';

  test('is a link to it that is a paragraph of its own', () => {
    expect(text(`Text\n\n[Die *Unruh*](${video})`).videos).toMatchObject([
      { frame: 'https://www.youtube-nocookie.com/embed/abcdefghi-1' },
    ]);
  });

  test.each([`Sehen Sie [hier](${video}).`, `- [a](${video})`, '[a](https://example.org)'])(
    'is not %s',
    (markdown) => {
      expect(text(markdown).videos).toEqual([]);
    },
  );
});

test('the plain text has a line for the text of each block', () => {
  const markdown =
    '## Das *Werk*\n\nEs `läuft`\nlange,\n[siehe](y).\n\n- eins\n- zwei\n\n    x()\n';
  expect(text(markdown).plainText).toBe('Das Werk\nEs läuft lange, siehe.\neins\nzwei\nx()');
});

test.each(['> ', '- '])('a text in which "%s" nests too deeply is refused', (mark) => {
  expect(() => text(`${mark.repeat(120)}[x](y)`).links).toThrow(RangeError);
});

describe('the links and images of plain texts', () => {
  const piece = fc.oneof(
    fc.constantFrom('[x](watches#a)', '![y](a.jpg)', '[post](a@b.example)', '](', '][', ']', '\n'),
    fc.constantFrom('[', '(', ')', '`', '\\', '<', '>', '> ', '- ', '    ', '[x]: /y', '!', '<b>'),
    fc.constantFrom(
      '[a|b](c)',
      '| a |\n|---|\n',
      '~~~',
      '---',
      '\t',
      '\r',
      '&amp;',
      '# ',
      '*',
      '_',
    ),
    fc.constantFrom('www.a.example', 'https://a.example/b', 'a@b.example', '24. Mai', '1. '),
    fc.constantFrom('\n\n', ' ', '  \n', '1. ', '[x](a?b=1&copy;)', '[&lt;](b)'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );

  test('match those of the parsed tree, with their lines', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const markdown = pieces.join('');
        const plain = plainParts(markdown);
        fc.pre(plain !== undefined);
        const { links, images, html } = parsed(markdown);
        expect({ ...plain, html: [] }).toEqual({ links, images, html });
      }),
      { numRuns: 3000 },
    );
  });

  test('are found without parsing if all have the simplest form', () => {
    expect(plainParts('Ein\n[Link](contact), ein ![Bild](a.jpg)')).toEqual({
      links: [{ address: 'contact', line: 2 }],
      images: [{ address: 'a.jpg', alt: 'Bild', line: 2 }],
    });
  });

  test.each([
    '[^a]: b\n',
    '[^a]',
    '<!',
    '<p "',
    '<b><i>',
    '## a\n##### b\n',
    '| a |',
    '[',
    '![](',
    '[](<',
    '[a\n',
    '<',
    '![[',
    '> ',
    '- - -\n',
  ])('are found in 200 KB of "%s" within two seconds', (mark) => {
    const start = process.cpuUsage();
    try {
      expect(text(mark.repeat(200_000 / mark.length)).links).toBeDefined();
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});

test.each([
  ['./team%20photo.jpg', 'team photo.jpg'],
  ['media/ring.jpg', 'ring.jpg'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['100%.jpg', '100%.jpg'],
  ['https://evil.example/ring.jpg', 'https://evil.example/ring.jpg'],
])('the image at %s is named %s', (address, name) => {
  expect(imageName(address)).toBe(name);
});

test('a reading reuses the texts of the previous reading, and no older ones', () => {
  const begin = readingsOfTexts();
  const first = begin();
  const [one, two] = ['Eins', 'Zwei'].map((source) => first(source));
  expect(first('Eins')).toBe(one);
  const second = begin();
  expect(second('Eins')).toBe(one);
  const third = begin();
  expect(third('Eins')).toBe(one);
  expect(third('Zwei')).not.toBe(two);
  expect(third('Zwei').plainText).toBe('Zwei');
});

test.each([
  ['Nur Wörter.', {}],
  ['![](bild.jpg)', { plainText: '', images: [{ address: 'bild.jpg', alt: '', line: 1 }] }],
  ['## Titel', { plainText: 'Titel', headings: [{ words: 'Titel' }] }],
])('of "%s" only unusual metadata needs caching', (source, known) => {
  const whole = parsed(source);
  expect(whole.known).toEqual(known);
  const { links, images, html, headings, videos, warnings, plainText } = new Markdown(
    source,
    known,
  );
  expect(whole).toMatchObject({ links, images, html, headings, videos, warnings, plainText });
});
