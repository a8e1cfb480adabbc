import { expect, test } from 'vitest';
import { splitFrontMatter } from './text-file.ts';

test('fields and body are divided', () => {
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

test('a line of hyphens in the body does not end anything', () => {
  expect(splitFrontMatter('---\na: 1\n---\nEins\n\n---\n\nZwei')?.body).toBe('Eins\n\n---\n\nZwei');
});

test('the front matter may be empty and the last line', () => {
  expect(splitFrontMatter('---\n---')).toMatchObject({ fields: '', body: '' });
});

test('the indentation of the first line is kept, as it may be code', () => {
  expect(splitFrontMatter('---\n---\n\n    code\n')?.body).toBe('    code');
});

test('front matter without an end is refused', () => {
  expect(splitFrontMatter('---\ntitle: Uhren\n')).toBeUndefined();
});
