import { expect, test } from 'vitest';
import { type Picture, pictureFallback, pictureSource } from './picture.ts';

const photo: Picture = {
  base: '/media/watches-1a2b3c4d',
  formats: ['avif', 'jpg'],
  widths: [480, 800, 1200, 1600],
  width: 1600,
  height: 1067,
  alt: 'Three watches on linen.',
};

const logo: Picture = {
  base: '/media/logo-5e6f7a8b',
  formats: ['svg'],
  widths: [],
  width: 640.8,
  height: 120,
  alt: '',
};

test('a source set names every width of one format', () => {
  expect(pictureSource({ ...photo, widths: [480, 800] }, 'avif')).toBe(
    '/media/watches-1a2b3c4d-480.avif 480w, /media/watches-1a2b3c4d-800.avif 800w',
  );
});

test('the fallback is a medium size in the most widely supported format, with its own height', () => {
  expect(pictureFallback(photo)).toEqual({
    src: '/media/watches-1a2b3c4d-1200.jpg',
    width: 1200,
    height: 800,
  });
});

test('a picture smaller than every usual width falls back to its own width', () => {
  const small = { ...photo, widths: [300], width: 300, height: 200 };
  expect(pictureFallback(small)).toEqual({
    src: '/media/watches-1a2b3c4d-300.jpg',
    width: 300,
    height: 200,
  });
});

test('an SVG is one file of its own size', () => {
  expect(pictureSource(logo, 'svg')).toBe('/media/logo-5e6f7a8b.svg');
  expect(pictureFallback(logo)).toEqual({
    src: '/media/logo-5e6f7a8b.svg',
    width: 640.8,
    height: 120,
  });
});
