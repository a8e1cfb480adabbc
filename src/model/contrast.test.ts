import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, fullHex, hexColour, luminance, mix, readable, textOn } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The channels of `#rrggbb`, 0 to 255. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The hue as an angle in degrees. */
function hue(hex: string): number {
  const [red, green, blue] = channels(hex);
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

/** How far the channels lie apart: 0 for grey. */
function spread(hex: string): number {
  return Math.max(...channels(hex)) - Math.min(...channels(hex));
}

describe('luminance', () => {
  it.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#808080', 0.2159],
  ])('of %s is %d', (hex, expected) => {
    expect(luminance(hex)).toBeCloseTo(expected, 4);
  });

  it('reads the short notation like the long one', () => {
    expect(luminance('#1aF')).toBe(luminance('#11aaff'));
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#949494', '#ffffff', 3.03],
    ['#595959', '#ffffff', 7],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
      }),
    );
  });
});

describe('hexColour', () => {
  it.each(['#abc', '#AbCdEf', '#012345'])('accepts %s', (text) => {
    expect(hexColour.test(text)).toBe(true);
  });

  it.each(['abc', '#ab', '#abcd', '#12345678', 'red', '#ggg', '#abc;'])('rejects %s', (text) => {
    expect(hexColour.test(text)).toBe(false);
  });
});

describe('fullHex', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#000', '#000000'],
    ['#00010a', '#00010a'],
    ['#FFF', '#ffffff'],
  ])('writes %s as %s', (hex, expected) => {
    expect(fullHex(hex)).toBe(expected);
  });
});

describe('textOn', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#ff0000', '#000000'],
    ['#1f3d33', '#ffffff'],
    ['#757575', '#ffffff'],
    ['#767676', '#000000'],
  ])('of %s is %s', (background, expected) => {
    expect(textOn(background)).toBe(expected);
  });

  it('is readable on every background', () => {
    fc.assert(
      fc.property(colour, (background) => {
        expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('mix', () => {
  it.each([
    [0, '#ff0000'],
    [0.5, '#800080'],
    [1, '#0000ff'],
  ])('with share %d of blue in red is %s', (share, expected) => {
    expect(mix('#f00', '#00f', share)).toBe(expected);
  });
});

describe('readable', () => {
  it('leaves a legible colour alone', () => {
    expect(readable('#1f3d33', ['#ffffff'])).toBe('#1f3d33');
  });

  it('darkens a colour that is too light', () => {
    const ratio = contrast(readable('#d4af37', ['#ffffff']), '#ffffff');
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.7);
  });

  it.each([
    ['#e39ab0', '#fff3f4'],
    ['#17382e', '#1a1815'],
    ['#d4af37', '#ffffff'],
  ])('keeps the hue and strength of %s on %s', (wanted, background) => {
    const found = readable(wanted, [background]);
    expect(Math.abs(hue(found) - hue(wanted))).toBeLessThan(8);
    expect(spread(found)).toBeGreaterThan(0.8 * spread(wanted));
  });

  it('is legible on any single background, whatever the colour', () => {
    fc.assert(
      fc.property(colour, colour, (wanted, background) => {
        expect(contrast(readable(wanted, [background]), background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is readable on two backgrounds if black or white is', () => {
    fc.assert(
      fc.property(colour, colour, colour, (wanted, one, other) => {
        const holds = (text: string) => contrast(text, one) >= 4.5 && contrast(text, other) >= 4.5;
        fc.pre(holds('#000000') || holds('#ffffff'));
        expect(holds(readable(wanted, [one, other]))).toBe(true);
      }),
    );
  });

  it('falls back to the text colour of the first background', () => {
    expect(readable('#ff0000', ['#000000', '#ffffff', '#777777'])).toBe('#ffffff');
  });

  it('accepts another ratio', () => {
    expect(readable('#777777', ['#ffffff'], 3)).toBe('#777777');
  });
});
