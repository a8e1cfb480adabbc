import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageName, markdownParts, type Mention, mentions } from './markdown.ts';

describe('the parts of a text', () => {
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
  ])('are found in %s', (_, markdown, line) => {
    expect(markdownParts(markdown)).toEqual([
      { kind: 'link', value: 'watches#band', alt: '', line },
    ]);
  });

  test('have the text of an image', () => {
    expect(markdownParts('[![Eine *gute* Uhr](Uhr%20neu.jpg "Titel")](watches)')).toEqual([
      { kind: 'link', value: 'watches', alt: '', line: 1 },
      { kind: 'image', value: 'Uhr%20neu.jpg', alt: 'Eine *gute* Uhr', line: 1 },
    ]);
  });

  test('have HTML as it is written', () => {
    expect(markdownParts('ein <b>\nWort</b>\n\n<div>')).toEqual([
      { kind: 'html', value: '<b>', alt: '', line: 1 },
      { kind: 'html', value: '</b>', alt: '', line: 2 },
      { kind: 'html', value: '<div>', alt: '', line: 4 },
    ]);
  });

  test.each(['`[x](y)`', '    [x](y)', '\\[x](y)'])('are not in %s', (markdown) => {
    expect(markdownParts(markdown)).toEqual([]);
  });

  test.each(['> ', '- '])('cannot be told where "%s" nests too deeply', (mark) => {
    expect(() => mentions(`${mark.repeat(120)}[x](y)`)).toThrow(RangeError);
  });
});

describe('what a text mentions', () => {
  const piece = fc.oneof(
    fc.constantFrom('[x](watches#a)', '![y](a.jpg)', '[post](a@b.example)', '](', '][', ']', '\n'),
    fc.constantFrom('[', '(', ')', '`', '\\', '<', '>', '> ', '- ', '    ', '[x]: /y', '!', '<b>'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );

  test('has all of its parts', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const markdown = pieces.join('');
        const name = ({ kind, value }: Mention) => `${kind} ${value}`;
        const mentioned = new Set(mentions(markdown).map(name));
        expect(
          markdownParts(markdown)
            .map(name)
            .filter((part) => !mentioned.has(part)),
        ).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['[', '![](', '[](<', '[a\n', '<', '![[', '> ', '- - -\n'])(
    'is told of 200 KB of "%s" in no time',
    (text) => {
      const start = performance.now();
      try {
        mentions(text.repeat(200_000 / text.length));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});

test.each([
  ['./team%20photo.jpg', 'team photo.jpg'],
  ['media/ring.jpg', 'ring.jpg'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['100%.jpg', '100%.jpg'],
])('the image at %s is named %s', (address, name) => {
  expect(imageName(address)).toBe(name);
});
