import { expect, test } from 'vitest';
import type { Picture } from '#model/picture.ts';
import { coverSizes } from './cover-sizes.ts';

const picture: Picture = {
  base: '/media/ring-0a',
  formats: ['avif', 'jpg'],
  widths: [480, 960],
  width: 3000,
  height: 2000,
  alt: '',
};

test('a picture of the proportions of its box is as wide as that', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 3 / 2 }])).toBe('90vw');
});

test('a picture in a box of wider proportions is as wide as that', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 2 }])).toBe('90vw');
});

test('a picture in a box of taller proportions is wider than that', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 1 }])).toBe('calc(90vw * 1.5)');
});

test('a box of a given height decides by that too', () => {
  expect(coverSizes(picture, [{ width: '58vw', height: '600px' }])).toBe('max(58vw, 600px * 1.5)');
});

test('boxes of wider windows stand first, with the width that they begin at', () => {
  const boxes = [
    { from: 768, width: '45vw', height: 3 / 2 },
    { width: '90vw', height: 3 / 2 },
  ];
  expect(coverSizes(picture, boxes)).toBe('(width >= 768px) 45vw, 90vw');
});
