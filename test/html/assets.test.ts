import type { Element } from 'hast';
import sharp from 'sharp';
import { expect } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';

/** Something that a browser loads for a page without being asked. */
interface Load {
  page: string;
  address: string;
  /** The width that a `srcset` promises, px. */
  width?: number;
}

interface Asset {
  path: string;
  status: number;
  type: string | null;
  bytes: Buffer;
}

/** `loads` is what all pages load; `assets` are the files of it, each once. */
const test = base
  .extend('loads', { scope: 'file' }, ({ allPages }) =>
    allPages.flatMap(({ path, root }) =>
      elements(root)
        .flatMap(loadsOf)
        .map((load): Load => ({ page: path, ...load })),
    ),
  )
  .extend('assets', { scope: 'file' }, async ({ loads, origin }): Promise<Asset[]> => {
    const paths = new Set(
      loads.map(({ address }) => address).filter((path) => path.startsWith('/')),
    );
    const assets: Asset[] = [];
    // The server takes no more than some hundred connections at a time.
    for (let at = 0; at < paths.size; at += 100) {
      const some = [...paths].slice(at, at + 100);
      assets.push(...(await Promise.all(some.map((path) => fetchAsset(origin, path)))));
    }
    return assets;
  });

async function fetchAsset(origin: string, path: string): Promise<Asset> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return {
    path,
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Values of `rel` that make a browser fetch or connect. */
const loadingRelations =
  /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

function loadsOf(element: Element): Omit<Load, 'page'>[] {
  const loads = ['src', 'poster', 'data', 'xLinkHref'].map((name) => attribute(element, name));
  if (loadingRelations.test(attribute(element, 'rel') ?? '') || element.tagName === 'use') {
    loads.push(attribute(element, 'href'));
  }
  const css = [attribute(element, 'style'), element.tagName === 'style' ? text(element) : ''];
  loads.push(...css.flatMap((styles) => cssAddresses(styles ?? '')));
  const sets = ['srcSet', 'imageSrcSet'].flatMap((name) => candidates(attribute(element, name)));
  return [...loads.flatMap((address) => (address === undefined ? [] : [{ address }])), ...sets];
}

function cssAddresses(styles: string): string[] {
  const addresses = styles.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g);
  return [...addresses].map(([, url, sheet]) => url ?? sheet ?? '');
}

function candidates(set = ''): Omit<Load, 'page'>[] {
  return [...set.matchAll(/([^\s,]+)\s+(\d+)w/g)].map(([, address = '', width]) => ({
    address,
    width: Number(width),
  }));
}

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** What sharp calls the formats of pictures. */
const formats: Record<string, string> = {
  avif: 'heif',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

const ending = (path: string) => path.slice(path.lastIndexOf('.') + 1);

test('pages load nothing from other hosts', ({ loads }) => {
  const foreign = loads.filter(({ address }) => !/^(?:\/(?!\/)|data:image\/)/.test(address));
  expect(foreign).toEqual([]);
});

test('pages load pictures in modern formats and an old one, fonts and icons', ({ assets }) => {
  const endings = assets.map(({ path }) => ending(path));
  expect(endings).toEqual(expect.arrayContaining(['avif', 'jpg', 'woff2', 'ico', 'svg']));
});

test('everything that pages load exists', ({ assets }) => {
  expect(assets.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

test('every file is served as what its name says', ({ assets }) => {
  const told = assets.map(({ path, type }) => [path, type]);
  expect(told).toEqual(assets.map(({ path }) => [path, types[ending(path)]]));
});

test('every picture is in the format that its name says', async ({ assets }) => {
  const pictures = assets.filter(({ path }) => ending(path) in formats);
  const wrong = [];
  for (const { path, bytes } of pictures) {
    const { format } = await sharp(bytes).metadata();
    if (format !== formats[ending(path)]) wrong.push(`${path}: ${format}`);
  }
  expect(wrong).toEqual([]);
});

test('every picture of a set is as wide as the set says', async ({ loads, assets }) => {
  const sets = loads.filter(({ width }) => width !== undefined);
  const inSets = new Set(sets.map(({ address }) => address));
  const widths = new Map<string, number>();
  for (const { path, bytes } of assets) {
    if (inSets.has(path)) widths.set(path, (await sharp(bytes).metadata()).width);
  }
  expect(sets.filter(({ address, width }) => widths.get(address) !== width)).toEqual([]);
});

test('every picture has a size before it is loaded, and a text in its place', ({ allPages }) => {
  const pictures = allPages.flatMap(({ path, root }) =>
    elements(root, 'img').map((image) => ({ path, image })),
  );
  const bare = pictures.filter(({ image }) =>
    ['width', 'height', 'alt'].some((name) => attribute(image, name) === undefined),
  );
  expect(bare.map(({ path, image }) => `${path}: ${attribute(image, 'src')}`)).toEqual([]);
});
