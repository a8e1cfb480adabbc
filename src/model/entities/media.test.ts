import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageTextSchema, mediaKey } from './media.ts';

describe('mediaKey', () => {
  it.each([
    ['Ring.jpg', 'ring.JPG'],
    [' ring.jpg', 'ring.jpg\n'],
    ['Türkis.png'.normalize('NFC'), 'Türkis.png'.normalize('NFD')],
    ['TÜRKIS.PNG'.normalize('NFD'), 'türkis.png'],
    ['é.svg', 'É.svg'.normalize('NFD')],
  ])('is the same for %j and %j', (one, other) => {
    expect(mediaKey(one)).toBe(mediaKey(other));
  });

  it.each([
    ['ring-1.jpg', 'ring-2.jpg'],
    ['ring.jpg', 'ring.png'],
    ['ring 1.jpg', 'ring1.jpg'],
    ['turkis.png', 'türkis.png'],
  ])('distinguishes %j from %j', (one, other) => {
    expect(mediaKey(one)).not.toBe(mediaKey(other));
  });

  const name = fc.string({ unit: 'grapheme' });

  it('does not depend on the Unicode form', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(mediaKey(given.normalize('NFD'))).toBe(mediaKey(given.normalize('NFC')));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(mediaKey(mediaKey(given))).toBe(mediaKey(given));
      }),
    );
  });
});

describe('imageTextSchema', () => {
  const image = { file: 'ring.jpg', translations: [{ language: 'de', alt: '' }] };

  it('accepts an empty text for a decorative picture', () => {
    expect(imageTextSchema.parse(image).translations[0]).toEqual({ language: 'de', alt: '' });
  });

  it.each([[[50]], [[50, 101]], [[-1, 50]], [[50, 50, 50]]])('rejects the focus %j', (focus) => {
    expect(imageTextSchema.safeParse({ ...image, focus }).success).toBe(false);
  });
});
