import { existsSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { build } from './build.ts';
import type { ImageAsset } from './images/asset.ts';
import { photo } from './images/media.fixture.ts';
import type { BuildResult } from './last-build.ts';
import { pictureMaker } from './pending-pictures.ts';
import { isWhole } from './release/whole.ts';

const cache = '.cache';
/** The folder of a shop that has been built once, copied for each test. */
let built: string;
let shop: string;
let dist: string;

beforeAll(async () => {
  built = await newFolder();
  await cp('starter', shop, { recursive: true });
  await buildShop();
}, 60_000);

beforeEach(async () => {
  const folder = await newFolder();
  await cp(built, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
});

/** Creates a new folder, and sets `shop` and `dist` to folders in it. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-build-'));
  shop = join(folder, 'shop');
  dist = join(folder, 'dist');
  return folder;
}

function buildShop(compress = true): Promise<BuildResult> {
  return build({ source: filesSource(shop), dist, cache, compress });
}

const served = (path: string) => join(dist, 'current/site', path);
const release = () => readFile(join(dist, 'current/release.json'), 'utf8');

test('a build without changes renders nothing and keeps the release', async () => {
  const before = await release();
  const { summary } = await buildShop();
  expect(summary).toMatchObject({ rendered: 0, unchanged: true });
  expect(await release()).toBe(before);
});

test("a build without changes repeats the last one's diagnostics", async () => {
  await appendFile(join(shop, 'brands/nolum/de.md'), '\n##Kein Titel\n');
  const { diagnostics } = await buildShop();
  expect(diagnostics).toMatchObject([{ code: 'markdown-slip' }]);
  expect((await buildShop()).diagnostics).toEqual(diagnostics);
  const text = join(shop, 'brands/nolum/de.md');
  await writeFile(text, (await readFile(text, 'utf8')).replace('---\n', '---\n# Notiz\n'));
  const [moved] = (await buildShop()).diagnostics;
  expect(moved?.place.line).toBe((diagnostics[0]?.place.line ?? Number.NaN) + 1);
});

test('a change in a drawing is noticed even if its name and size stay', async () => {
  const logo = join(shop, 'media/logo.svg');
  const drawn = await readFile(logo, 'utf8');
  await writeFile(
    logo,
    drawn.replace(/[1-8](?=[^0-9]*$)/, (digit) => String(Number(digit) + 1)),
  );
  expect((await buildShop()).summary).toMatchObject({ unchanged: false });
});

test('a changed text renders its page and keeps the others', async () => {
  const kept = await stat(served('impressum/index.html'));
  await appendFile(join(shop, 'brands/nolum/de.md'), '\nEin neuer Satz.\n');
  const { summary } = await buildShop();
  expect(summary).toMatchObject({ rendered: 1, unchanged: false });
  expect((await stat(served('impressum/index.html'))).ino).toBe(kept.ino);
});

test('the search of an unchanged language is kept, and rebuilt if it was lost', async () => {
  const parts = await readdir(served('assets'));
  const [kept = '', lost = ''] = parts.filter((name) => /^search-en-\w+\.json$/.test(name));
  const { ino } = await stat(served(`assets/${kept}`));
  const text = await readFile(served(`assets/${lost}`), 'utf8');
  await rm(served(`assets/${lost}`));
  await appendFile(join(shop, 'brands/nolum/de.md'), '\nVor dem Haus steht ein Quittenbaum.\n');
  await buildShop();
  expect((await stat(served(`assets/${kept}`))).ino).toBe(ino);
  expect(await readFile(served(`assets/${lost}`), 'utf8')).toBe(text);
  expect(await readFile(served('page-data/search-de.json'), 'utf8')).toContain('quittenbaum');
});

test('a change of the menu renders every page of the language', async () => {
  const menu = join(shop, 'menu.yaml');
  await writeFile(
    menu,
    (await readFile(menu, 'utf8')).replace(/display_name: .*/, 'display_name: Neu'),
  );
  const { summary } = await buildShop();
  expect(summary?.rendered).toBeGreaterThanOrEqual(summary?.pages.de ?? Number.NaN);
});

test('a mistake in the content is reported, and the last release stays', async () => {
  const before = await release();
  await writeFile(join(shop, 'brands/nolum/brand.yaml'), 'type: nowhere\n');
  const { diagnostics, summary } = await buildShop();
  expect(summary).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  expect(await release()).toBe(before);
});

test('a removed brand leaves the site', async () => {
  const pages = await readFile(join(dist, 'current/pages.txt'), 'utf8');
  const files = [...pages.matchAll(/ (.*nolum.*)$/gm)].map(([, file = '']) => file);
  expect(files).not.toEqual([]);
  await rm(join(shop, 'brands/nolum'), { recursive: true });
  const { diagnostics } = await buildShop();
  // First fixes the references to the brand.
  for (const { place } of diagnostics) await rm(join(shop, place.document), { force: true });
  await buildShop();
  expect(files.filter((file) => existsSync(served(file)))).toEqual([]);
});

test('pages get compressed copies on request, even if nothing else has changed', async () => {
  await rm(dist, { recursive: true });
  await buildShop(false);
  expect(existsSync(served('index.html.br'))).toBe(false);
  await buildShop();
  expect(existsSync(served('index.html.br'))).toBe(true);
});

test('files in the folder static are published unchanged, and links to them are checked', async () => {
  await mkdir(join(shop, 'static/.well-known'), { recursive: true });
  await mkdir(join(shop, 'static/en/optik'), { recursive: true });
  await writeFile(join(shop, 'static/en/optik/index.html'), 'an old site');
  const old = '- { from: /alt, to: optics }\n- { from: /alt/*, to: about }\n';
  await writeFile(join(shop, 'redirects.yaml'), old);
  const [list, security] = [join(shop, 'static/preisliste.pdf'), 'Contact: mailto:a@b.example\n'];
  await writeFile(list, '%PDF-1.7 first'.padEnd(240_000));
  await writeFile(join(shop, 'static/.well-known/security.txt'), security);
  await writeFile(join(shop, 'static/.DS_Store'), '');
  await appendFile(join(shop, 'brands/nolum/de.md'), '\n[Preise](preisliste.pdf)\n');
  expect((await buildShop()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
  expect(await readFile(served('.well-known/security.txt'), 'utf8')).toBe(security);
  expect(existsSync(served('.DS_Store'))).toBe(false);
  expect(await readFile(served('en/optik/index.html'), 'utf8')).toBe('an old site');
  expect(await readFile(served('alt/index.html'), 'utf8')).toContain('url=/optik');
  const page = await readFile(served('optik/nolum/index.html'), 'utf8');
  expect(page).toMatch(/<a href="\/preisliste\.pdf"[^>]*>Preise \(PDF, 240\u00a0kB\)<\/a>/);
  expect(await readFile(served('sitemap.xml'), 'utf8')).not.toContain('preisliste');

  // A release never shares its files with the content, which changes in place.
  await writeFile(list, '%PDF-1.7 other');
  expect((await readFile(served('preisliste.pdf'), 'utf8')).trim()).toBe('%PDF-1.7 first');
  expect((await buildShop()).summary).toMatchObject({ unchanged: false });
  expect(await readFile(served('preisliste.pdf'), 'utf8')).toBe('%PDF-1.7 other');
  expect((await buildShop()).summary).toMatchObject({ unchanged: true });
});

test("a page's old path redirects to its new one, in later releases too", async () => {
  const text = join(shop, 'info_pages/about/de.md');
  const moveTo = async (path: string) => {
    const was = await readFile(text, 'utf8');
    await writeFile(text, was.replace(/^path: .*$/m, `path: ${path}`));
    await buildShop();
  };
  const redirects = async () =>
    (JSON.parse(await release()) as { redirects: { from: string; to: string }[] }).redirects;
  const [, old = ''] = /^path: (\S+)$/m.exec(await readFile(text, 'utf8')) ?? [];
  await moveTo('/wir');
  expect(await redirects()).toContainEqual({ from: old, to: '/wir' });
  expect(await readFile(served(`${old.slice(1)}/index.html`), 'utf8')).toContain('url=/wir');
  await appendFile(join(shop, 'brands/nolum/de.md'), '\nEin neuer Satz.\n');
  await buildShop();
  expect(await redirects()).toContainEqual({ from: old, to: '/wir' });
  expect((await buildShop()).summary).toMatchObject({ unchanged: true });
  await moveTo('/menschen');
  expect(await redirects()).toEqual(
    expect.arrayContaining([
      { from: old, to: '/menschen' },
      { from: '/wir', to: '/menschen' },
    ]),
  );
});

test('a build without changes restores files lost from the release', async () => {
  const current = join(dist, 'current');
  const [picture = ''] = await readdir(served('media'));
  const paths = [
    'site/index.html',
    'site/page-data/impressum/page-data.json',
    'site/robots.txt',
    `site/media/${picture}`,
    'pages.txt',
  ];
  const contents = () => Promise.all(paths.map((path) => readFile(join(current, path))));
  const before = await contents();
  expect(isWhole(current)).toBe(true);
  for (const path of paths) {
    const file = join(current, path);
    await rename(file, join(dist, 'away'));
    expect([path, isWhole(current)]).toEqual([path, false]);
    await rename(join(dist, 'away'), file);
  }
  for (const path of paths.slice(0, -1)) await rm(join(current, path));
  await writeFile(join(current, 'pages.txt'), 'nonsense');
  expect((await buildShop()).summary).toMatchObject({ unchanged: false });
  expect(await contents()).toEqual(before);
  expect((await buildShop()).summary).toMatchObject({ unchanged: true });
});

test('an early build leaves pictures and compression to the next build, which changes no page', async () => {
  const ownCache = join(shop, '../cache');
  await mkdir(ownCache);
  await symlink(resolve(cache, 'bundle'), join(ownCache, 'bundle'));
  const photos = (await readdir(join(shop, 'media'))).filter((name) => name.endsWith('.jpg'));
  // Small, for speed.
  const shrink = (name: string) =>
    photo(500, 400)
      .jpeg()
      .toFile(join(shop, 'media', name));
  await Promise.all(photos.map(shrink));
  await rm(dist, { recursive: true });
  const buildWith = (options: { early?: boolean }) =>
    build({ source: filesSource(shop), dist, cache: ownCache, ...options });
  const { summary } = await buildWith({ early: true });
  expect(summary?.images).toMatchObject({ made: 0, later: expect.any(Number) as number });
  const early = await realpath(join(dist, 'current'));
  expect((await buildWith({ early: true })).summary).toMatchObject({ unchanged: true });
  const lacking = JSON.parse(await readFile(join(early, 'pictures.json'), 'utf8')) as ImageAsset[];
  const paths = lacking.flatMap(({ files }) => files.map((file) => file.path));
  expect(paths.filter((path) => existsSync(join(early, 'site', path)))).toEqual([]);
  expect(existsSync(join(early, 'site/index.html.br'))).toBe(false);

  const makeFile = pictureMaker();
  const avif = paths.find((path) => path.endsWith('.avif')) ?? '';
  const jpg = avif.replace('.avif', '.jpg');
  const site = join(early, 'site');
  expect(await Promise.all([makeFile(site, avif), makeFile(site, jpg)])).toEqual([jpg, jpg]);
  expect((await sharp(join(site, jpg)).metadata()).format).toBe('jpeg');
  expect(await makeFile(site, 'media/other.jpg')).toBeUndefined();

  const finished = (await buildWith({})).summary;
  expect(finished).toMatchObject({ rendered: 0, unchanged: false });
  expect([...paths, 'index.html.br'].filter((path) => !existsSync(served(path)))).toEqual([]);
  expect(await readFile(served(jpg))).toEqual(await readFile(join(site, jpg)));
  for (const path of ['index.html', 'impressum/index.html']) {
    expect((await stat(served(path))).ino).toBe((await stat(join(site, path))).ino);
  }
  expect(existsSync(join(dist, 'current/pictures.json'))).toBe(false);
  expect((await buildWith({})).summary).toMatchObject({ unchanged: true });
  expect((await buildWith({ early: true })).summary).toMatchObject({ unchanged: true });
});

test('a strict build refuses a link to a missing heading', async () => {
  const before = await release();
  await appendFile(join(shop, 'brands/nolum/de.md'), '\n[Zu den Zeiten](contact#nirgends)\n');
  const strict = await build({ source: filesSource(shop), dist, cache, strict: true });
  expect(strict.diagnostics).toContainEqual(expect.objectContaining({ code: 'dead-anchor' }));
  expect([strict.summary, await release()]).toEqual([undefined, before]);
  expect((await buildShop()).summary).toMatchObject({ rendered: 1 });
});
