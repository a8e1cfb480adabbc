import { expect } from 'vitest';
import { storedHeader } from '#model/hosting/service-worker.ts';
import { heading, stored, test, update } from './worker-page.ts';

test('the page that installed the worker opens offline', async ({ site, page }) => {
  site.isDown = true;
  await page.reload();
  expect(await heading(page)).toBe('first');
  const data = () => fetch('/page-data/index/page-data.json').then(({ ok }) => ok);
  expect(await page.evaluate(data)).toBe(true);
});

test('a visited page opens offline, however the visitor got there', async ({ site, page }) => {
  await page.goto('/uhren?utm_source=mail');
  await page.goto('/');
  site.isDown = true;
  await page.goto('/uhren#werk');
  expect(await heading(page)).toBe('first');
});

test('page data of a visit are available offline, and current online', async ({ site, page }) => {
  const buildOfData = () =>
    page.evaluate(async () => {
      const response = await fetch('/page-data/uhren/page-data.json');
      const { build } = (await response.json()) as { build: string };
      return build;
    });
  await buildOfData();
  site.build = 'second';
  expect(await buildOfData()).toBe('second');
  site.isDown = true;
  expect(await buildOfData()).toBe('second');
});

test('cached page data are marked, and those of the network are not', async ({ site, page }) => {
  const mark = () =>
    page.evaluate(
      async (name) => (await fetch('/page-data/uhren/page-data.json')).headers.get(name),
      storedHeader,
    );
  expect(await mark()).toBeNull();
  site.isDown = true;
  expect(await mark()).toBe('yes');
});

test.for([
  ['/nie-besucht', 'Keine Verbindung', 'de', '030 23125114'],
  ['/en/never-visited', 'No connection', 'en', '+49 30 23125114'],
  ['/fr/jamais-visite', 'Pas de connexion', 'fr', '+49 30 23125114'],
] as const)(
  '%s offline says so in its language',
  async ([path, title, language, phone], { site, page }) => {
    site.isDown = true;
    await page.goto(path);
    expect(await heading(page)).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('main').textContent()).toContain(phone);
  },
);

test('the fonts of the offline page are cached as well', async ({ site, page }) => {
  site.isDown = true;
  const isThere = await page.evaluate(() => fetch('/assets/sans-1b2c.woff2').then(({ ok }) => ok));
  expect(isThere).toBe(true);
});

test('the offline page leads to the requested page as soon as there is a connection', async ({
  site,
  page,
}) => {
  site.isDown = true;
  await page.goto('/nie-besucht');
  site.isDown = false;
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await page.locator('h1', { hasText: 'first' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/nie-besucht');
});

test('a page that the server can deliver is never a cached one', async ({ site, page }) => {
  site.build = 'second';
  await page.reload();
  expect(await heading(page)).toBe('second');
});

test('a cached page replaces a response from a slow network', async ({ site, page }) => {
  site.build = 'second';
  site.delay = 20_000;
  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  expect(Date.now() - start).toBeGreaterThan(2500);
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(await heading(page)).toBe('first');
});

test('a slow network is waited for if nothing is cached', async ({ site, page }) => {
  site.delay = 4000;
  await page.goto('/nie-besucht', { waitUntil: 'commit' });
  expect(await heading(page)).toBe('first');
});

test('tabs of an older release get its files after the server has deleted them', async ({
  site,
  page,
}) => {
  const fetched = () =>
    page.evaluate(async () => {
      const paths = ['/assets/chunk-1b2c.js', '/media/ring-1b2c.avif', '/page-data/sq/d/1b2c.json'];
      const responses = await Promise.all(paths.map((path) => fetch(path)));
      return Promise.all(responses.map((response) => response.text()));
    });
  const before = await fetched();
  site.build = 'second';
  await update(page);
  for (const path of ['/assets/chunk-1b2c.js', '/media/ring-1b2c.avif']) {
    site.statuses.set(path, 404);
  }
  site.statuses.set('/page-data/sq/d/1b2c.json', 404);
  expect(await fetched()).toEqual(before);
});

test('a file that a page requests again replaces the cached one, which is kept offline', async ({
  site,
  page,
}) => {
  const fetched = (cache: RequestCache) =>
    page.evaluate(async (mode) => {
      const response = await fetch('/assets/chunk-1b2c.js', { cache: mode }).catch(() => undefined);
      return response?.text();
    }, cache);
  await fetched('default');
  site.build = 'second';
  site.isDown = true;
  expect(await fetched('reload')).toBeUndefined();
  // A page gets a response before it is cached.
  await expect.poll(() => fetched('default')).toBe('first');
  site.isDown = false;
  expect(await fetched('reload')).toBe('second');
  site.build = 'third';
  await expect.poll(() => fetched('default')).toBe('second');
});

test('only complete responses to requests of pages are cached', async ({ site, page }) => {
  site.statuses.set('/fehlt', 404).set('/kaputt', 500).set('/media/weg.avif', 404);
  site.statuses.set('/page-data/kaputt/page-data.json', 500);
  for (const path of ['/fehlt', '/kaputt', '/api/newsletter/confirm']) await page.goto(path);
  await page.goto('/');
  await page.evaluate(async () => {
    await Promise.all([
      fetch('/page-data/kaputt/page-data.json'),
      fetch('/media/weg.avif'),
      fetch('/media/film.mp4', { headers: { Range: 'bytes=0-3' } }),
      fetch('/api/contact', { method: 'POST', body: 'Guten Tag' }),
      fetch('/page-data/uhren/page-data.json', { method: 'POST' }),
      fetch('/sitemap.xml'),
    ]);
  });
  const visited = (await stored(page)).filter((entry) => !entry.includes('-offline-'));
  expect(visited.toSorted()).toEqual([
    'schaufenster-assets-v1 /assets/client.js',
    'schaufenster-assets-v1 /assets/sans-1b2c.woff2',
    // For going back to the first page, which was open before the worker was installed.
    'schaufenster-data-v1 /page-data/index/page-data.json',
    'schaufenster-pages-v1 /',
  ]);
});

test.for(['/nie-besucht', '/api/newsletter/confirm', '/sitemap.xml', '/media/plan.pdf'])(
  'the server is asked once for %s',
  async (path, { site, page }) => {
    // A browser that cannot show PDFs downloads it, which counts as an error here.
    await page.goto(path).catch((error: unknown) => {
      if (!String(error).includes('Download is starting')) throw error;
    });
    await page.waitForTimeout(300);
    expect(site.log.filter((entry) => entry === `GET ${path}`)).toHaveLength(1);
  },
);
