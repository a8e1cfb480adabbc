import { expect, test } from 'vitest';
import { splitFrontMatter } from './text-file.ts';

test('fields and body are divided', () => {
  expect(splitFrontMatter('---\ntitle: Uhren\n---\n\nEin Text.\n')).toEqual({
    fields: 'title: Uhren\n',
    body: 'Ein Text.',
    bodyLine: 5,
  });
});

test('a file without front matter is all body', () => {
  expect(splitFrontMatter('Ein Text.\n')).toEqual({ fields: '', body: 'Ein Text.', bodyLine: 1 });
});

test('Windows line ends are understood', () => {
  expect(splitFrontMatter('---\r\ntitle: Uhren\r\n---\r\nEin Text.\r\n')).toEqual({
    fields: 'title: Uhren\r\n',
    body: 'Ein Text.',
    bodyLine: 4,
  });
});

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
