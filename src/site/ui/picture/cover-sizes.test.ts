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

test('a picture with the aspect ratio of its box is as wide as the box', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 3 / 2 }])).toBe('90vw');
});

test('a picture in a wider box is as wide as the box', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 2 }])).toBe('90vw');
});

test('a picture in a taller box is wider than the box', () => {
  expect(coverSizes(picture, [{ width: '90vw', height: 1 }])).toBe('calc(90vw * 1.5)');
});

test('a given height of the box is taken into account', () => {
  expect(coverSizes(picture, [{ width: '58vw', height: '600px' }])).toBe('max(58vw, 600px * 1.5)');
});

test('boxes for wider windows come first, with their minimum width', () => {
  const boxes = [
    { from: 768, width: '45vw', height: 3 / 2 },
    { width: '90vw', height: 3 / 2 },
  ];
  expect(coverSizes(picture, boxes)).toBe('(width >= 768px) 45vw, 90vw');
});
