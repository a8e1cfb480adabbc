import { expect } from 'vitest';
import { decisionKey } from '#model/consent/consent.ts';
import { expectTitle, isSameDocument, open } from './app.ts';
import {
  answer,
  expectHits,
  expectPages,
  follow,
  otherHosts,
  pageViews,
  settle,
  test,
} from './counted-shop.ts';
import { elements, text } from '../support/html.ts';
import { getPage } from '../support/demo-shop.ts';

test('for a visit to five pages Matomo gets each page once, with all its data', async ({
  visit,
  matomo,
  counted,
}) => {
  const { page, errors } = visit;
  await open(page, '/uhren/ostra');
  await answer(page, 'Alles erlauben');
  const walk = ['/uhren/ostra', '/uhren/valmere', '/impressum', '/datenschutz', '/kontakt'];
  const titles: string[] = [];
  for (const path of walk) {
    const [title] = elements((await getPage(counted, path)).root, 'title');
    titles.push(title ? text(title) : '');
  }
  await expectPages(matomo, '/uhren/ostra');
  for (const [index, path] of walk.slice(1).entries()) {
    await follow(page, path);
    await expectTitle(page, titles[index + 1] ?? '');
    await expect.poll(() => pageViews(matomo).length).toBe(index + 2);
  }
  await page.goBack();
  await expect.poll(() => pageViews(matomo).length).toBe(6);
  await page.goForward();
  await expect.poll(() => pageViews(matomo).length).toBe(7);
  await settle(page);
  expect(await isSameDocument(page)).toBe(true);

  const expected = [0, 1, 2, 3, 4, 3, 4];
  expect(
    pageViews(matomo).map(({ url, urlref, action_name, idsite, rec, consent }) => ({
      url,
      urlref,
      action_name,
      idsite,
      rec,
      consent,
    })),
  ).toEqual(
    expected.map((place, index) => ({
      url: `${counted}${walk[place]}`,
      urlref: index > 0 ? `${counted}${walk[expected[index - 1] ?? 0]}` : undefined,
      action_name: titles[place],
      idsite: '7',
      rec: '1',
      consent: '1',
    })),
  );
  const others = matomo.hits.filter((hit) => !('action_name' in hit));
  expect(others).toMatchObject([{ e_c: 'javascript', e_a: 'load', e_n: 'duration' }]);
  expect(errors).toEqual([]);
});

test('before an answer, and after "only necessary", no other host is contacted', async ({
  visit,
  matomo,
  counted,
}) => {
  const { page, requests } = visit;
  await open(page, '/uhren/ostra');
  await follow(page, '/uhren/valmere');
  await answer(page, 'Nur Notwendiges');
  await follow(page, '/impressum');
  await settle(page);
  expect(matomo.paths).toEqual([]);
  expect(otherHosts(requests, counted)).toEqual([]);
  expect(requests.filter((url) => url.includes('service.client'))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => '_paq' in window)).toBe(false);
});

test('navigation to another anchor on the same page is not counted', async ({ visit, matomo }) => {
  const { page } = visit;
  await open(page, '/datenschutz');
  await answer(page, 'Alles erlauben');
  await expectPages(matomo, '/datenschutz');
  await page.evaluate(() => {
    location.hash = '#cookies';
  });
  await settle(page);
  await expectPages(matomo, '/datenschutz');
});

test("after withdrawal nothing is sent, and Matomo's cookies are gone", async ({
  visit,
  matomo,
  counted,
}) => {
  const { page, requests, errors } = visit;
  await open(page, '/uhren/ostra');
  await answer(page, 'Alles erlauben');
  // The page, and its loading time.
  await expectHits(matomo, 2);
  expect((await page.context().cookies()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await answer(page, 'Nur Notwendiges');
  expect(await page.context().cookies()).toEqual([]);
  const sent = matomo.paths.length;
  const asked = requests.length;
  await follow(page, '/uhren/valmere');
  await settle(page);
  await open(page, '/impressum');
  await settle(page);
  expect(matomo.paths).toHaveLength(sent);
  expect(otherHosts(requests.slice(asked), counted)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(errors).toEqual([]);
});

test('consent withdrawn in one tab is withdrawn in the others', async ({ visit, matomo }) => {
  const { page } = visit;
  await open(page, '/uhren/ostra');
  await answer(page, 'Alles erlauben');
  // The page, and its loading time.
  await expectHits(matomo, 2);
  const other = await page.context().newPage();
  await open(other, '/datenschutz');
  await expectHits(matomo, 4);
  await other.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await answer(other, 'Nur Notwendiges');
  const sent = matomo.paths.length;
  await follow(page, '/uhren/valmere');
  await settle(page);
  expect(matomo.paths).toHaveLength(sent);
});

test('a page restored from the back/forward cache is not counted if consent was withdrawn in the meantime', async ({
  visit,
  matomo,
}) => {
  const { page } = visit;
  await open(page, '/uhren/ostra');
  await answer(page, 'Alles erlauben');
  // The page, and its loading time.
  await expectHits(matomo, 2);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, decisionKey);
  await settle(page);
  expect(matomo.hits).toHaveLength(2);
  expect(await page.context().cookies()).toEqual([]);
});
