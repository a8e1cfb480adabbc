import { expect, test } from 'vitest';
import { splitFrontMatter } from './text-file.ts';

test('front matter and body are separated', () => {
  expect(splitFrontMatter('---\ntitle: Uhren\n---\n\nEin Text.\n')).toEqual({
    fields: 'title: Uhren\n',
    body: 'Ein Text.',
    bodyLine: 5,
  });
});

test.each(['Ein Text.\n', '\n---\ntitle: Uhren\n---\n', '+++\ntitle = "Uhren"\n+++\n'])(
  'a file that does not begin with front matter is refused: %j',
  (text) => {
    expect(splitFrontMatter(text)).toBeUndefined();
  },
);

test('a line of hyphens in the body is not a delimiter', () => {
  expect(splitFrontMatter('---\na: 1\n---\nEins\n\n---\n\nZwei')?.body).toBe('Eins\n\n---\n\nZwei');
});

test('the front matter may be empty, and the file may end with it', () => {
  expect(splitFrontMatter('---\n---')).toMatchObject({ fields: '', body: '' });
});

test('the indentation of the first line is kept, since it may be code', () => {
  expect(splitFrontMatter('---\n---\n\n    code\n')?.body).toBe('    code');
});

test('unclosed front matter is refused', () => {
  expect(splitFrontMatter('---\ntitle: Uhren\n')).toBeUndefined();
});
