import { shade, vary } from './oklch.ts';

/** sRGB channels, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The minimum contrast of text (WCAG 2.2, 1.4.3, level AA). */
export const textContrast = 4.5;

/** Backgrounds lighter than this get black text, darker ones white (specification, section 9). */
export const luminanceCutOff = 0.179;

/** `#rgb` or `#rrggbb`, the two notations a theme colour may have. */
export const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Relative luminance, 0 to 1 (WCAG 2.2, 'relative luminance'). */
export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white: the one with a contrast of at least 4.5 on the background. */
export function textOn(background: string): '#000000' | '#ffffff' {
  return luminance(background) > luminanceCutOff ? '#000000' : '#ffffff';
}

/** The colour as `#rrggbb`. */
export function fullHex(hex: string): string {
  return toHex(parse(hex));
}

/** Mixes a `share` (0 to 1) of the second colour into the first, in sRGB. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return toHex([channel(0), channel(1), channel(2)]);
}

/**
 * Returns the requested colour if it is readable on every given background, otherwise the nearest
 * darker or lighter colour of the same hue that is. If there is none, returns black or white,
 * readable on the first background.
 */
export function readable(
  wanted: string,
  backgrounds: readonly [string, ...string[]],
  ratio = textContrast,
): string {
  const holds = (colour: string) => backgrounds.every((other) => contrast(colour, other) >= ratio);
  if (holds(fullHex(wanted))) return fullHex(wanted);
  const first = textOn(backgrounds[0]);
  const ends = first === '#000000' ? ([0, 1] as const) : ([1, 0] as const);
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const end of ends) {
      const colour = shaded(wanted, end, percent / 100);
      if (holds(colour)) return colour;
    }
  }
  return first;
}

/**
 * Returns a slightly darker or lighter, slightly more saturated colour of the same hue: a surface
 * that stands out from the original on large areas without looking dirty.
 */
export function besides(hex: string, direction: 'darker' | 'lighter'): string {
  const [red, green, blue] = parse(hex);
  const toLightness = (lightness: number) =>
    direction === 'darker' ? lightness - 0.03 : Math.max(lightness + 0.035, 0.15);
  const varied = vary([linear(red), linear(green), linear(blue)], toLightness, 1.4);
  return toHex([encoded(varied[0]), encoded(varied[1]), encoded(varied[2])]);
}

function shaded(hex: string, end: 0 | 1, share: number): string {
  const [red, green, blue] = parse(hex);
  const shades = shade([linear(red), linear(green), linear(blue)], end, share);
  return toHex([encoded(shades[0]), encoded(shades[1]), encoded(shades[2])]);
}

function parse(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** A channel with its gamma removed, 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `linear`. */
function encoded(value: number): number {
  const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(share * 255)));
}
