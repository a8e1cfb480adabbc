import { expect } from 'vitest';
import { pageDataPath } from '#model/page-data/paths.ts';
import { wake } from './alive.ts';
import { isSameDocument, mark } from './app.ts';
import {
  answer,
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
const sheet = /^\/assets\/template-contact-\w+\.css$/;

test.for([
  ['whose template is gone', chunk],
  ['whose styles are gone', sheet],
] as const)('a page %s comes as its document', async ([, path], { app }) => {
  await answer(app.page, path, { status: 404 });
  await app.page.evaluate(() => {
    location.href = '/kontakt?aus=test#anfahrt';
  });
  await expectDocument(app, '/kontakt?aus=test#anfahrt');
});

test.for([
  ['template does', chunk],
  ['styles do', sheet],
] as const)('a page whose %s not come in 10 s comes as its document', async ([, path], { app }) => {
  await hurry(app.page);
  await answer(app.page, path, 'no answer', 'no fault');
  await click(app.page, '/kontakt');
  await expectDocument(app, '/kontakt');
});

test('two pages of one template both wait for its styles', async ({ app: { page } }) => {
  const styles = await answer(page, /^\/assets\/template-brand-\w+\.css$/, 'no answer');
  await click(page, '/uhren/ostra');
  await expect.poll(styles).toBe(1);
  await click(page, '/uhren/valmere');
  await page.waitForURL('**/uhren/valmere');
  await page.waitForTimeout(500);
  await expectPage(page, 'Impressum');
});

test('where a template fails its links and those of the shell work', async ({ app }) => {
  const { page, documents } = app;
  const json = await pageData(page, '/kontakt');
  json.result.data = {};
  await answer(page, pageDataPath('/kontakt'), { json });
  await click(page, '/kontakt');
  await expectPage(page, unavailable);
  await expectAlive(page);
  await click(page, '/kontakt');
  await expectPage(page, unavailable);
  await page.getByText('Noch einmal versuchen').click();
  await expect.poll(() => documents).toEqual(['/impressum', '/kontakt']);
});

test('where the shell fails the document comes', async ({ app }) => {
  const query = await queryOf(app.page, '/en/imprint');
  await answer(app.page, query, { json: { data: { shell: {} } } }, 'no fault');
  await click(app.page, '/en/imprint');
  await expect.poll(() => app.documents).toEqual(['/impressum', '/en/imprint']);
  await expectPage(app.page, 'Legal notice');
});

test('where the application is gone, links load documents', async ({ newPage }) => {
  const { page } = await newPage();
  const asked = await answer(page, /^\/assets\/entry-client-/, { status: 404 });
  await page.goto('/impressum');
  await wake(page);
  await expect.poll(asked).toBeGreaterThan(0);
  await mark(page);
  await click(page, '/team');
  await expectPage(page, 'Zwölf Menschen');
  expect(await isSameDocument(page)).toBe(false);
});
