import { expect, test } from 'vitest';
import { imageSettings, imageWidths } from './settings.ts';

const { widths } = imageSettings.page;

test('an image is never enlarged', () => {
  expect(imageWidths(1300, widths)).toEqual([480, 800, 1200]);
});

test('an image much wider than the largest fitting width is also made in its own width', () => {
  expect(imageWidths(1000, widths)).toEqual([480, 800, 1000]);
});

test('an image narrower than every usual width is made in its own width', () => {
  expect(imageWidths(120, widths)).toEqual([120]);
});

test('no image is made wider than the widest usual width', () => {
  expect(imageWidths(6000, widths)).toEqual([480, 800, 1200, 1600, 2000]);
  expect(imageWidths(6000, imageSettings.markdown.widths).at(-1)).toBe(1980);
});
