import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { MediaFile } from '#model/entities/media.ts';
import { replaceFile } from '#disk/replace-file.ts';
import { readable, textOn } from '#model/contrast.ts';
import { readAsBrowsers } from '#content/media/raster.ts';
import { cachePath, readCached } from './cache.ts';
import { readImage } from './read-image.ts';
import { rewriteSvg, svgFile } from './svg.ts';

/**
 * The icons of a site by file name: for tabs, home screens and installed apps. A mark drawn with
 * `currentColor` takes the shop's colour; any other keeps its own. Only an SVG produces `icon.svg`.
 */
export async function makeIcons(
  mark: MediaFile,
  colours: IconColours,
  cacheFolder: string,
): Promise<Map<string, Buffer>> {
  const folder = cachePath(cacheFolder, mark.hash, colours, iconSettings);
  const cached = await cachedIcons(mark, folder);
  if (cached.size === iconNames(mark).length) return cached;
  const icons = await readImage(mark, () => drawIcons(mark, colours));
  for (const [name, icon] of icons) await replaceFile(join(folder, name), icon);
  // Read from the cache, so that the order of the icons is always the same.
  return cachedIcons(mark, folder);
}

async function cachedIcons(mark: MediaFile, folder: string): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>();
  for (const name of iconNames(mark)) {
    const icon = await readCached(join(folder, name));
    if (icon) icons.set(name, icon);
  }
  return icons;
}

interface IconColours {
  /** The shop's colour: colours the mark in a browser's tab, and is its background elsewhere. */
  brand: string;
  /** The page's background: used behind marks that have colours of their own. */
  base: string;
}

/** A square with the mark in the centre. Fractions are relative to its side. */
interface Tile {
  name: string;
  size: number;
  padding: number;
  rounding: number;
}

const tabIcon: Tile = { name: 'favicon.ico', size: 32, padding: 0.12, rounding: 0.2 };

const tiles: Tile[] = [
  // iOS rounds the corners itself, and shows transparent ones as black.
  { name: 'apple-touch-icon.png', size: 180, padding: 0.2, rounding: 0 },
  { name: 'icon-192.png', size: 192, padding: 0.18, rounding: 0.2 },
  { name: 'icon-512.png', size: 512, padding: 0.18, rounding: 0.2 },
  // Systems crop this one to a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks).
  { name: 'icon-maskable-512.png', size: 512, padding: 0.24, rounding: 0 },
];

/** The background of light and dark browser tabs. */
const lightTab = '#ffffff';
const darkTab = '#202124';

/** The minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const graphicContrast = 3;

/** Part of the cache key, since other settings produce other icons. */
const iconSettings = [tabIcon, ...tiles];

/** The names of the icons made from a mark. */
function iconNames({ format }: MediaFile): string[] {
  return [...iconSettings.map(({ name }) => name), ...(format === 'svg' ? ['icon.svg'] : [])];
}

/** Draws the icons, by file name. */
async function drawIcons(mark: MediaFile, colours: IconColours): Promise<Map<string, Buffer>> {
  const source = await readFile(mark.file);
  const svg = mark.format === 'svg' ? await rewriteSvg(source, svgFile) : undefined;
  const takesColour = svg?.includes('currentColor') ?? false;
  const background = takesColour ? colours.brand : colours.base;
  const ink =
    svg && takesColour ? Buffer.from(styled(svg, `svg{color:${textOn(background)}}`)) : source;

  const icons = new Map<string, Buffer>();
  icons.set(tabIcon.name, icoFile(await draw(tabIcon, ink, mark, background), tabIcon.size));
  if (svg) icons.set('icon.svg', Buffer.from(takesColour ? onAnyTab(svg, colours.brand) : svg));
  for (const tile of tiles) icons.set(tile.name, await draw(tile, ink, mark, background));
  return icons;
}

async function draw(
  { size, padding, rounding }: Tile,
  ink: Buffer,
  mark: MediaFile,
  background: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = Math.round(size * (1 - 2 * padding));
  const source =
    mark.format === 'svg'
      ? // Without its empty margins.
        sharp(ink, { density: densityFor(mark, side) }).trim({ background: 'transparent' })
      : sharp(ink, readAsBrowsers).autoOrient();
  const image = await source
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  const radius = size * rounding;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${radius}" fill="${background}"/></svg>`;
  return sharp(Buffer.from(square))
    .composite([{ input: image, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The dots per inch that render an SVG at least at twice the size, so that edges stay sharp. */
function densityFor({ width, height }: MediaFile, side: number): number {
  const ownSize = 72;
  const density = (2 * ownSize * side) / Math.max(width, height);
  return Math.min(Math.max(density, 1), 100_000);
}

/** The mark in the shop's colour, adjusted to be visible on light and dark tabs. */
function onAnyTab(svg: string, colour: string): string {
  const [light, dark] = [lightTab, darkTab].map((tab) => readable(colour, [tab], graphicContrast));
  return styled(svg, `svg{color:${light}}@media (prefers-color-scheme:dark){svg{color:${dark}}}`);
}

function styled(svg: string, css: string): string {
  return svg.replace(/<svg\b[^>]*>/, (tag) => `${tag}<style>${css}</style>`);
}

const headerSize = 6;
const entrySize = 16;

/**
 * An ICO file with one square PNG. Layout:
 * https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure
 *
 * @param size Side of the image, 1 to 255 px.
 */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(headerSize + entrySize);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6); // width
  head.writeUInt8(size, 7); // height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
