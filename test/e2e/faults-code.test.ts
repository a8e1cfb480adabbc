import { expect } from 'vitest';
import { pageDataPath } from '#model/page-data/paths.ts';
import { wake } from './alive.ts';
import { isSameDocument, mark, open } from './app.ts';
import {
  answer,
  changeShell,
  click,
  expectAlive,
  expectDocument,
  expectPage,
  hurry,
  pageData,
  queryOf,
  test,
  unavailable,
} from './faults.ts';

const chunk = /^\/assets\/contact-[\w-]+\.js$/;
const team = 'Zwölf Menschen';
const sheet = /^\/assets\/template-contact-\w+\.css$/;

test.for([
  ['whose template is gone', chunk],
  ['whose styles are gone', sheet],
] as const)('a page %s is loaded as its document', async ([, path], { app }) => {
  await answer(app.page, path, { status: 404 });
  await app.page.evaluate(() => {
    location.href = '/kontakt?aus=test#anfahrt';
  });
  await expectDocument(app, '/kontakt?aus=test#anfahrt');
});

test.for([
  ['template does', chunk],
  ['styles do', sheet],
] as const)(
  'a page whose %s not arrive in 10 s is loaded as its document',
  async ([, path], { app }) => {
    await hurry(app.page, 'time-outs');
    await answer(app.page, path, 'no answer', 'no fault');
    await click(app.page, '/kontakt');
    await expectDocument(app, '/kontakt');
  },
);

test('two pages of one template both wait for its styles', async ({ app: { page } }) => {
  const styles = await answer(page, /^\/assets\/template-brand-\w+\.css$/, 'no answer');
  await click(page, '/uhren/ostra');
  await expect.poll(styles).toBe(1);
  await click(page, '/uhren/valmere');
  await page.waitForURL('**/uhren/valmere');
  await page.waitForTimeout(500);
  await expectPage(page, 'Impressum');
});

test('a page whose template fails is loaded as its document', async ({ app }) => {
  const json = await pageData(app.page, '/kontakt');
  json.result.data = {};
  await answer(app.page, pageDataPath('/kontakt'), { json }, 'no fault');
  await click(app.page, '/kontakt');
  await expectDocument(app, '/kontakt');
});

test("if a template fails in the document too, its links and the shell's still work", async ({
  app: { page, documents },
}) => {
  const json = await pageData(page, '/kontakt');
  json.result.data = {};
  await answer(page, pageDataPath('/kontakt'), { json });
  await open(page, '/kontakt');
  await expectPage(page, unavailable);
  await page.getByText('Noch einmal versuchen').click();
  await expect.poll(() => documents).toEqual(['/impressum', '/kontakt', '/kontakt']);
  await wake(page);
  await expectPage(page, unavailable);
  await mark(page);
  await expectAlive(page);
});

test('if the shell fails, the document is loaded', async ({ app }) => {
  await changeShell(app.page, '/en/imprint', { menu: null });
  await click(app.page, '/en/imprint');
  await expect.poll(() => app.documents).toEqual(['/impressum', '/en/imprint']);
  await expectPage(app.page, 'Legal notice');
});

test('if the shell fails from the start, its document stays', async ({ newPage }) => {
  const { page, errors } = await newPage();
  const shell = { data: { shell: {}, code: { styles: {} } } };
  await answer(page, await queryOf(page, '/team'), { json: shell });
  await page.goto('/team');
  await wake(page);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expectPage(page, team);
  await mark(page);
  await click(page, '/impressum');
  await expectPage(page, 'Impressum');
  expect(await isSameDocument(page)).toBe(false);
});

test('if the shell fails later, its document is restored, and links load documents', async ({
  app: { page, documents },
}) => {
  // As translators built into browsers do.
  await page.evaluate(() => document.querySelector('#consent li')?.remove());
  await page.locator('#consent [data-answer="all"]').dispatchEvent('click');
  await page.locator('html:not([data-alive])').waitFor();
  await expectPage(page, 'Impressum');
  await click(page, '/team');
  await expectPage(page, team);
  expect(documents).toEqual(['/impressum', '/team']);
});

test('if the rating fails the page works without it', async ({ newPage }) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  await changeShell(page, '/team', { rating: { content: null } });
  await open(page, '/team');
  await expect.poll(() => errors.join()).toMatch(/TypeError|^Error/);
  await expectAlive(page);
});

test('if the retailer clock fails its link stays', async ({ newPage }) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  await changeShell(page, '/team', { clockLink: '/rolex', retailerClock: {} });
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query === '(width >= 576px)') throw new TypeError('There is no room.');
      return matchMedia(query);
    };
  });
  await open(page, '/team');
  await expect.poll(() => errors.join()).toMatch(/There is no room|^Error/);
  expect(await page.locator('header a[href="/rolex"]').count()).toBe(1);
});

/** Chromium's and Firefox's messages about a missing module. */
const isGone = /dynamically imported module|Loading module/;

test.for([
  ['the entry', /^\/assets\/entry-client-/],
  ['React', /^\/assets\/react-/],
  ['the application', /^\/assets\/application-/],
] as const)(
  'no error is uncaught, and the console reports it, if %s is gone',
  async ([, path], { newPage }) => {
    const { page, errors } = await newPage();
    const uncaught: unknown[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await answer(page, path, { status: 404 });
    await page.goto('/impressum');
    await wake(page);
    await expect.poll(() => errors.join()).toMatch(isGone);
    expect(uncaught).toEqual([]);
  },
);

test('a page whose application is gone is reloaded once there is a newer service worker', async ({
  newPage,
}) => {
  const { page, errors } = await newPage();
  await answer(page, /^\/assets\/application-/, { status: 404 }, 'no fault');
  await page.goto('/impressum');
  await wake(page);
  await expect.poll(() => errors.join()).toMatch(isGone);
  await mark(page);
  // A page's first worker is not an update.
  await page.evaluate(() => {
    for (const type of ['controllerchange', 'controllerchange']) {
      navigator.serviceWorker.dispatchEvent(new Event(type));
    }
  });
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('if the application is gone, links load documents', async ({ newPage }) => {
  const { page } = await newPage();
  const asked = await answer(page, /^\/assets\/entry-client-/, { status: 404 });
  await page.goto('/impressum');
  await wake(page);
  await expect.poll(asked).toBeGreaterThan(0);
  await mark(page);
  await click(page, '/team');
  await expectPage(page, team);
  expect(await isSameDocument(page)).toBe(false);
});
