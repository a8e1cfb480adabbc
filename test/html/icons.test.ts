import sharp from 'sharp';
import { expect } from 'vitest';
import { attribute, elements } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const test = base
  .extend('manifest', { scope: 'file' }, async ({ origin }) => {
    const response = await fetch(`${origin}/manifest.webmanifest`);
    return (await response.json()) as Manifest;
  })
  .extend('load', { scope: 'file' }, ({ origin }) => async (path: string) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  });

test.for([
  ['icon', '/favicon.ico'],
  ['icon', '/icon.svg'],
  ['apple-touch-icon', '/apple-touch-icon.png'],
  ['manifest', '/manifest.webmanifest'],
])('every page names its %s %s', ([relation, path], { allPages }) => {
  const without = allPages.filter(
    ({ root }) =>
      !elements(root, 'link').some(
        (link) => attribute(link, 'rel') === relation && attribute(link, 'href') === path,
      ),
  );
  expect(without.map((page) => page.path)).toEqual([]);
});

test('the icon for browsers of old is 32 pixels wide', async ({ load }) => {
  const icon = await load('/favicon.ico');
  const [reserved, type, count] = [0, 2, 4].map((at) => icon.readUInt16LE(at));
  expect({ reserved, type, count, width: icon[6], height: icon[7] }).toEqual({
    reserved: 0,
    type: 1,
    count: 1,
    width: 32,
    height: 32,
  });
});

test('the icon for browsers of today is a square drawing', async ({ load }) => {
  const { format, width, height } = await sharp(await load('/icon.svg')).metadata();
  expect({ format, ratio: width / height }).toEqual({ format: 'svg', ratio: 1 });
});

test('the icon for home screens of iPhones has their size and no holes', async ({ load }) => {
  const icon = sharp(await load('/apple-touch-icon.png'));
  const { width, height } = await icon.metadata();
  const { isOpaque } = await icon.stats();
  expect({ width, height, isOpaque }).toEqual({ width: 180, height: 180, isOpaque: true });
});

test('the icons of the manifest are as large as it says', async ({ manifest, load }) => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  const sizes = drawn.map(async ({ src }) => {
    const { width, height } = await sharp(await load(src)).metadata();
    return `${width}x${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(drawn.map((icon) => icon.sizes));
});

test('the manifest has the icons that installing asks for', ({ manifest }) => {
  const icons = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
  expect(icons).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  );
});

test('the manifest names the shop in its first language and begins at its home', ({
  manifest,
  shop,
}) => {
  const german = shop.project.translations.find(({ language }) => language === 'de');
  expect(manifest).toMatchObject({ name: german?.seo_title, lang: 'de', start_url: '/' });
});
