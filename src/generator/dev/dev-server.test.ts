import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { securityHeaders } from '#model/hosting/headers.ts';
import { pageDataSchema, queryResultSchema } from '#model/page-data/schema.fixture.ts';
import { type DevServer, startDevServer } from './dev-server.ts';

const base = join(import.meta.dirname, '../../../test/fixtures/content-mistakes/_base');
const log = vi.fn<(text: string) => void>();

let folder: string;
let shop: string;
let server: DevServer;
let formsShop: () => Promise<FormsShop | undefined>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'dev-')));
  shop = join(folder, 'shop');
  await cp(base, shop, { recursive: true });
  server = await startDevServer({
    source: filesSource(shop),
    cache: join(folder, 'cache'),
    port: 0,
    log,
    forms: (current) => {
      formsShop = current;
      const listener: RequestListener = (_request, response) => void response.end('taken');
      return { listener: async () => ((await current()) ? listener : undefined), async close() {} };
    },
  });
  await get('/');
}, 120_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(path: string): Promise<Response> {
  return fetch(`${server.url}${path}`, { redirect: 'manual' });
}

async function text(path: string): Promise<string> {
  return (await get(path)).text();
}

/** Keeps a change in a file of the shop while `check` runs. */
async function withEdit(
  path: string,
  edit: (before: string) => string,
  check: () => Promise<void>,
): Promise<void> {
  const file = join(shop, path);
  const before = await readFile(file, 'utf8');
  await writeFile(file, edit(before));
  try {
    await check();
  } finally {
    await writeFile(file, before);
  }
}

/** Editors' changes are noticed with a short delay. */
const soon = { timeout: 20_000, interval: 50 };

test('a page is served with its content and Vite’s client', async () => {
  const response = await get('/uhren/ostra');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(page).toContain('Uhren von der Küste');
  expect(page).toContain('<script type="module" src="/@vite/client"></script>');
});

test("a page has a release's headers except the content security policy", async () => {
  const { 'Content-Security-Policy': _, ...wanted } = securityHeaders({ https: false });
  const { headers } = await get('/uhren/ostra');
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]))).toEqual(
    wanted,
  );
  expect(headers.get('Content-Security-Policy')).toBeNull();
});

test("a page's styles contain the classes of its HTML", async () => {
  const page = await text('/uhren/ostra');
  const styles = /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const used = [...page.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const styled = new Set(used.filter((name) => styles.includes(`.${name}`)));
  expect(styles).toContain('--color-brand');
  expect(styled.size).toBeGreaterThan(5);
});

test('page data are served, with the queries that they name', async () => {
  const data = pageDataSchema.parse(
    JSON.parse(await text('/page-data/uhren/ostra/page-data.json')),
  );
  expect(await text('/uhren/ostra')).toContain(`data-page="${data.result.pageContext.hash}"`);
  for (const hash of data.staticQueryHashes) {
    queryResultSchema.parse(JSON.parse(await text(`/page-data/sq/d/${hash}.json`)));
  }
});

test('a font is served at the URL that a page preloads', async () => {
  const [, font = ''] = /rel="preload" href="([^"]+)"/.exec(await text('/')) ?? [];
  const response = await get(font);
  expect(response.headers.get('Content-Type')).toBe('font/woff2');
});

test('an image is made on request', async () => {
  const [image = ''] = /\/media\/watches-[\w-]+\.avif/.exec(await text('/uhren/ostra')) ?? [];
  const response = await get(image);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(4, 12)
      .toString(),
  ).toBe('ftypavif');
});

test('an image missing from the shop is named', async () => {
  const response = await get('/media/lost-0123abcd-480.avif');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/media/lost-0123abcd-480.avif');
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is served as in a release', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
});

test.each([
  ['/uhren/?a=1', 308, '/uhren?a=1'],
  ['/en/uhren', 301, '/en/watches'],
  ['/en/uhren/', 301, '/en/watches'],
])('%s redirects', async (path, status, location) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Location')).toBe(location);
});

test.each([
  ['/nichts', 'de'],
  ['/en/nothing', 'en'],
  ['/404', 'de'],
  ['//uhren/', 'de'],
])('%s gets the not-found page in its language', async (path, language) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<html lang="${language}"`);
});

test('other methods are refused', async () => {
  const response = await fetch(server.url, { method: 'POST' });
  expect(response.status).toBe(405);
});

describe('forms', () => {
  const send = () => fetch(`${server.url}/api/contact`, { method: 'POST' });
  const elsewhere = (before: string) =>
    `${before}config: { forms: { endpoint: 'https://forms.example' } }\n`;

  test('are not accepted for a shop without forms', async () => {
    expect(await formsShop()).toBeUndefined();
    expect((await send()).status).toBe(405);
  });

  test('are accepted here if the content turns them on, wherever visitors send theirs', async () => {
    await withEdit('project.yaml', elsewhere, async () => {
      await vi.waitFor(async () => expect(await formsShop()).toBeDefined(), soon);
      expect(await formsShop()).toMatchObject({ siteUrl: server.url, formsUrl: server.url });
      expect(await text('/kontakt')).toContain('action="/api/contact"');
      expect(await (await send()).text()).toBe('taken');
      expect(await text('/openapi.json')).toBe('taken');
    });
    await vi.waitFor(async () => expect(await formsShop()).toBeUndefined(), soon);
  });
});

test('a change of the content takes effect', async () => {
  const path = 'brands/ostra/de.md';
  await withEdit(
    path,
    (before) => before.replace('Küste', 'Förde'),
    () =>
      vi.waitFor(
        async () => expect(await text('/uhren/ostra')).toContain('Uhren von der Förde'),
        soon,
      ),
  );
  await vi.waitFor(async () => expect(await text('/uhren/ostra')).toContain('Küste'), soon);
});

test('a broken page shows its mistakes, and the others stay, with a note', async () => {
  const unknownField = (before: string) => before.replace('type:', 'typ: x\ntype:');
  await withEdit('brands/ostra/brand.yaml', unknownField, async () => {
    await vi.waitFor(async () => expect((await get('/uhren/ostra')).status).toBe(500), soon);
    expect(await text('/en/watches/ostra')).toContain('<h2>brands/ostra/brand.yaml</h2>');
    const other = await get('/uhren');
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('<summary>1 error</summary>');
  });
  await vi.waitFor(async () => expect((await get('/uhren/ostra')).status).toBe(200), soon);
  expect(await text('/uhren')).not.toContain('<summary>1 error');
});

test('mistakes replace their page, or all pages if they belong to none, until they are fixed', async () => {
  const mistake = '\n[Nichts](nowhere) & [nichts](<no&where>)\n';
  await withEdit(
    'pages/home/de.md',
    (before) => before + mistake,
    async () => {
      await vi.waitFor(async () => expect((await get('/')).status).toBe(500), soon);
      const page = await text('/');
      expect(page).toContain('<h1>2 mistakes in the content</h1>');
      expect(page).toContain('<h2>pages/home/de.md</h2>');
      expect(page).toContain('line 5');
      expect(page).toContain('&quot;no&amp;where&quot;');
      expect(page).toContain('/@vite/client');
      expect(log).toHaveBeenLastCalledWith(expect.stringContaining('nowhere'));
      // A mistake that belongs to no page replaces all of them.
      await writeFile(join(shop, 'theme.yaml'), 'brand_colour: x\n');
      await vi.waitFor(async () => expect((await get('/kontakt')).status).toBe(500), soon);
      await rm(join(shop, 'theme.yaml'));
    },
  );
  await vi.waitFor(async () => expect((await get('/')).status).toBe(200), soon);
  expect(log).toHaveBeenLastCalledWith('The content is in order again.');
});

test('warnings appear in the terminal and on pages, and block nothing', async () => {
  await rm(join(shop, 'pages/contact/en.md'));
  await vi.waitFor(
    () => expect(log).toHaveBeenLastCalledWith(expect.stringContaining('1 warning')),
    soon,
  );
  const page = await get('/kontakt');
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<summary>1 warning<\/summary>.*pages\/contact/s);
});

test('a port in use is named', async () => {
  const port = Number(new URL(server.url).port);
  const second = startDevServer({ source: filesSource(shop), cache: join(folder, 'cache'), port });
  await expect(second).rejects.toThrow(`Port ${port} is in use.`);
});
