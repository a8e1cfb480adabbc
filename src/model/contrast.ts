/** sRGB channels, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast that text needs (WCAG 2.2, 1.4.3, level AA). */
export const textContrast = 4.5;

/** Backgrounds lighter than this take black text, darker ones white (specification, section 9). */
export const luminanceCutOff = 0.179;

/** `#rgb` or `#rrggbb`, the two notations a theme colour may have. */
export const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function parse(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, 'relative luminance'). */
export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read on the background. */
export function textOn(background: string): '#000000' | '#ffffff' {
  return luminance(background) > luminanceCutOff ? '#000000' : '#ffffff';
}

/** `share` (0 to 1) of the second colour mixed into the first, in sRGB. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return toHex(from.map((channel, at) => channel + (to[at]! - channel) * share) as unknown as Rgb);
}

/**
 * The wished colour where it can be read on every background given, else the nearest mix of it
 * with black or white that can. Backgrounds that leave no such colour give plain black or white,
 * readable on the first of them.
 */
export function readable(
  wish: string,
  backgrounds: readonly [string, ...string[]],
  ratio = textContrast,
): string {
  const holds = (colour: string) => backgrounds.every((other) => contrast(colour, other) >= ratio);
  const first = textOn(backgrounds[0]);
  const ends = [first, first === '#000000' ? '#ffffff' : '#000000'];
  for (let step = 0; step <= 20; step += 1) {
    for (const end of ends) {
      const colour = mix(wish, end, step / 20);
      if (holds(colour)) return colour;
    }
  }
  return first;
}
