import { expect, test } from 'vitest';
import { markdownParser, suspects } from './markdown.ts';

const parse = await markdownParser();
const text = `Ein [Link](watches) und ![Bild](<team photo.jpg>).

[![Bild](small.jpg)](large)

\`[Code](nowhere)\` und <b>HTML</b>, <https://example.org>

[ref]: /privacy "Titel"
`;

test('links, images and HTML are found with their lines', () => {
  expect(parse(text)).toEqual([
    { kind: 'link', value: 'watches', line: 1 },
    { kind: 'image', value: 'team photo.jpg', line: 1 },
    { kind: 'link', value: 'large', line: 3 },
    { kind: 'image', value: 'small.jpg', line: 3 },
    { kind: 'html', value: '<b>', line: 5 },
    { kind: 'html', value: '</b>', line: 5 },
    { kind: 'link', value: 'https://example.org', line: 5 },
    { kind: 'link', value: '/privacy', line: 7 },
  ]);
});

test('the fast look finds all of them, and what only looks like them', () => {
  expect(suspects(text)).toEqual([
    { kind: 'link', value: 'watches' },
    { kind: 'image', value: 'team photo.jpg' },
    { kind: 'image', value: 'small.jpg' },
    { kind: 'link', value: 'large' },
    { kind: 'link', value: 'nowhere' },
    { kind: 'link', value: '/privacy' },
    { kind: 'html', value: '<team' },
    { kind: 'html', value: '<b' },
    { kind: 'html', value: '<https' },
  ]);
});

test.each(['[', '![](', '[](<', '[a\n', '<', '![['])(
  'a megabyte of "%s" takes no time',
  (piece) => {
    const start = performance.now();
    suspects(piece.repeat(1_000_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
