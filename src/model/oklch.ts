/** Linear sRGB channels, 0 to 1 within the gamut. */
type Channels = readonly [red: number, green: number, blue: number];

/** Lightness, 0 to 1, with the two axes of hue and chroma. */
type Oklab = readonly [lightness: number, a: number, b: number];

/** The number of steps in which the chroma is lowered until the colour is within sRGB. */
const chromaSteps = 50;

/**
 * Moves a colour's lightness towards black (0) or white (1) by a `share` (0 to 1). Keeps the hue,
 * and the chroma as far as sRGB allows: mixing with black or white would turn it grey.
 */
export function shade(colour: Channels, end: 0 | 1, share: number): Channels {
  const [lightness, a, b] = toOklab(colour);
  return inGamut([lightness + (end - lightness) * share, a, b]);
}

/**
 * Returns a colour of the same hue with another lightness (0 to 1) and `factor` times its chroma.
 */
export function vary(
  colour: Channels,
  toLightness: (lightness: number) => number,
  factor: number,
): Channels {
  const [lightness, a, b] = toOklab(colour);
  return inGamut([toLightness(lightness), a * factor, b * factor]);
}

/** Reduces the chroma until the colour is within sRGB. */
function inGamut([lightness, a, b]: Oklab): Channels {
  for (let step = chromaSteps; step > 0; step -= 1) {
    const left = step / chromaSteps;
    const channels = fromOklab([lightness, a * left, b * left]);
    if (channels.every((channel) => channel >= 0 && channel <= 1)) return channels;
  }
  const grey = lightness ** 3;
  return [grey, grey, grey];
}

/** Björn Ottosson, ‘A perceptual color space for image processing’; CSS Color 4, section 20. */
function toOklab([red, green, blue]: Channels): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Channels {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
