import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { isSameDocument } from './app.ts';
import {
  answer,
  click,
  expectAlive,
  expectDocument,
  expectPage,
  hurry,
  pageData,
  test,
  unavailable,
} from './faults.ts';

const data = '/page-data/team/page-data.json';
const team = 'Zwölf Menschen';
const missing = 'Hier steht nur die Hofmauer';

test('a page whose data and document are gone is shown as missing', async ({ app: { page } }) => {
  await answer(page, data, { status: 404 });
  await answer(page, '/team', { status: 404 });
  await click(page, '/team');
  await expectPage(page, missing);
  expect(page.url()).toMatch(/\/team$/);
  await expectAlive(page);
});

test('a missing page is requested again after a few seconds', async ({ app: { page } }) => {
  await answer(page, data, { status: 404 }, 'no fault');
  await answer(page, '/team', { status: 404 });
  await click(page, '/team');
  await expectPage(page, missing);
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 6000;
  });
  await click(page, '/impressum');
  await expectPage(page, 'Impressum');
  await click(page, '/team');
  await expectPage(page, team);
});

test('a page whose data are gone but not its document is loaded as such, with query and anchor', async ({
  app,
}) => {
  await answer(app.page, data, { status: 404 });
  await app.page.evaluate(() => {
    location.href = '/team?aus=test#content';
  });
  await expectDocument(app, '/team?aus=test#content');
});

test.for([
  ['HTML', '<!doctype html><title>Anmelden</title>'],
  ['JSON of another shape', '{"path":"/team"}'],
  ['a part of JSON', '{"path":"/team","componentChunkName":"templ'],
])('if data turn out to be %s, the document comes', async ([, body = ''], { app }) => {
  await answer(app.page, data, { body, contentType: 'application/json' });
  await click(app.page, '/team');
  await expectDocument(app, '/team');
});

test('data of which a part cannot be rendered load the document', async ({ app }) => {
  const json = await pageData(app.page, '/team');
  const pageContext = { ...json.result.pageContext, head: [null] };
  await answer(app.page, data, { json: { ...json, result: { ...json.result, pageContext } } });
  await click(app.page, '/team');
  await expectDocument(app, '/team');
});

test('data of another page load the document', async ({ app }) => {
  await answer(app.page, data, { json: await pageData(app.page, '/kontakt') });
  await click(app.page, '/team');
  await expectDocument(app, '/team');
});

test('with invalid data, a page without a document is a missing one', async ({ app: { page } }) => {
  await answer(page, data, { body: '<!doctype html>' });
  await answer(page, '/team', { status: 404 });
  await click(page, '/team');
  await expectPage(page, missing);
  await expectAlive(page);
});

test('status 500 is an error at once, and the links around it work', async ({ app: { page } }) => {
  const asked = await answer(page, data, { status: 500 });
  await click(page, '/team');
  await expectPage(page, unavailable);
  expect(await page.title()).toMatch(new RegExp(`${unavailable}.* \\| Lindenhof`));
  expect(await page.locator('link[rel="canonical"], meta[name="description"]').count()).toBe(0);
  expect(asked()).toBe(1);
  await expectAlive(page);
});

test('a failed page is loaded again by the next click on its link', async ({ app: { page } }) => {
  await answer(page, data, { status: 500 }, 'no fault');
  await click(page, '/team');
  await expectPage(page, unavailable);
  await expectAlive(page);
  await click(page, '/team');
  await expectPage(page, team);
});

test('a failed page is loaded again by a link to an anchor on it', async ({ app: { page } }) => {
  await answer(page, data, { status: 500 }, 'no fault');
  const follow = () =>
    page.evaluate(() => {
      location.href = '/team#content';
    });
  await follow();
  await expectPage(page, unavailable);
  await follow();
  await expectPage(page, team);
});

test('the link of a failed page requests its document, with query and anchor', async ({ app }) => {
  await answer(app.page, data, { status: 500 });
  await app.page.evaluate(() => {
    location.href = '/team?aus=test#content';
  });
  await expectPage(app.page, unavailable);
  await app.page.getByText('Noch einmal versuchen').click();
  await expectDocument(app, '/team?aus=test#content');
});

test('status 503 is retried until the data arrive', async ({ app: { page } }) => {
  await hurry(page);
  const fault = { status: 503 };
  const asked = await answer(page, data, fault, fault, fault, 'no fault');
  await click(page, '/team');
  await expectPage(page, team);
  expect(asked()).toBe(4);
  await expectAlive(page);
});

test('permanent status 503 is an error after three retries', async ({ app: { page } }) => {
  await hurry(page);
  const asked = await answer(page, data, { status: 503 });
  await click(page, '/team');
  await expectPage(page, unavailable);
  expect(asked()).toBe(4);
  await expectAlive(page);
});

test('data whose connection breaks off are requested again', async ({ app: { page } }) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('{"path":"/team",', () => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  await page.route(`**${data}`, async (route) => {
    asked += 1;
    await route.continue(asked === 1 ? { url: `http://127.0.0.1:${port}/` } : {});
  });
  await click(page, '/team');
  await expectPage(page, team);
  server.close();
  expect(asked).toBe(2);
  await expectAlive(page);
});

test('a missing response ends its attempt after 10 s', async ({ app: { page } }) => {
  await hurry(page, 'time-outs');
  const asked = await answer(page, data, 'no answer', 'no fault');
  const start = Date.now();
  await click(page, '/team');
  await expectPage(page, team);
  expect(Date.now() - start).toBeGreaterThan(1000);
  expect(asked()).toBe(2);
  await expectAlive(page);
});

test('the previous page stays until the next one has loaded', async ({ app: { page } }) => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**${data}`, async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503 });
    await isOver;
    return route.continue();
  });
  await click(page, '/team');
  await expect.poll(() => asked).toBe(2);
  expect(await page.locator('h1').textContent()).toBe('Impressum');
  resolve();
  await expectPage(page, team);
  expect(await isSameDocument(page)).toBe(true);
});
