import { expect, test } from 'vitest';
import { mediaType } from './media-type.ts';

test('text responses name their character set', () => {
  expect(mediaType('uhren/index.html')).toEqual({ type: 'text/html; charset=utf-8', text: true });
});

test('an image has no character set', () => {
  expect(mediaType('media/a.min.avif')).toEqual({ type: 'image/avif', text: false });
});

test.each(['LICENSE', 'a.b/c', 'a.unknown', 'a.', 'html'])('%s has a generic type', (file) => {
  expect(mediaType(file)).toEqual({ type: 'application/octet-stream', text: false });
});
