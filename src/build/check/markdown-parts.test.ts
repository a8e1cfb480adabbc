import { expect, test } from 'vitest';
import { markdownParts } from './markdown-parts.ts';

test.each([
  ['a paragraph', 'Eins\n\nzwei\n[drei](watches#band)', 4],
  ['a list', '- eins\n- zwei\n  - [drei](watches#band)', 3],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | [x](watches#band) |', 4],
  ['a reference', '[x][y]\n\n[y]: watches#band', 1],
  ['a heading', '\n## [x](<watches#band>)', 2],
])('a link in %s has its address and line', (_, markdown, line) => {
  expect(markdownParts(markdown)).toEqual([
    { kind: 'link', address: 'watches#band', alt: '', line },
  ]);
});

test('an image has its name and its text', () => {
  expect(markdownParts('[![Eine *gute* Uhr](Uhr%20neu.jpg "Titel")](watches)')).toEqual([
    { kind: 'link', address: 'watches', alt: '', line: 1 },
    { kind: 'image', address: 'Uhr%20neu.jpg', alt: 'Eine *gute* Uhr', line: 1 },
  ]);
});

test.each(['`[x](y)`', '    [x](y)', '<a href="y">x</a>'])('%s holds no link', (markdown) => {
  expect(markdownParts(markdown)).toEqual([]);
});
