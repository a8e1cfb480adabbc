import { expect } from 'vitest';
import { cookieNames, hurry, pageViews, settle, test } from './stage.ts';

const failures = ['is missing', 'comes late'] as const;

test('before consent nothing is loaded, queued or stored', async ({ visit }) => {
  const { page, matomo, open, go, requests } = visit;
  await open('/a');
  await go('/b');
  await settle(page);
  expect(matomo.paths).toEqual([]);
  expect(requests.filter((url) => url.includes('service.client'))).toEqual([]);
  expect(await page.evaluate(() => '_paq' in window)).toBe(false);
  expect(await cookieNames(page)).toEqual([]);
});

test('pages seen before consent are never counted', async ({ visit }) => {
  const { open, go, decide, expectPages, matomo } = visit;
  await open('/a');
  await go('/b');
  await decide(true);
  await expectPages('Page /b');
  expect(pageViews(matomo)[0]).not.toHaveProperty('urlref');
});

test('each page is counted once, with its address, its title and the previous page', async ({
  visit,
}) => {
  const { page, open, go, decide, expectPages, matomo, errors } = visit;
  await open('/a?x=1#y');
  await decide(true);
  await expectPages('Page /a?x=1');
  await go('/b');
  await go('/c');
  await expectPages('Page /a?x=1', 'Page /b', 'Page /c');
  const { origin } = new URL(page.url());
  expect(pageViews(matomo).map(({ url, urlref }) => [url, urlref])).toEqual([
    [`${origin}/a?x=1#y`, undefined],
    [`${origin}/b`, `${origin}/a?x=1#y`],
    [`${origin}/c`, `${origin}/b`],
  ]);
  expect(errors).toEqual([]);
});

test('a page left within 32 ms is not counted', async ({ visit }) => {
  const { page, open, decide, expectPages } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.evaluate(() => {
    window.shop.go('/b');
    window.shop.go('/c');
  });
  await expectPages('Page /a', 'Page /c');
  await settle(page);
  await expectPages('Page /a', 'Page /c');
});

test('a page restored from the back/forward cache is counted when the visitor comes back', async ({
  visit,
}) => {
  const { page, open, decide, expectPages } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectPages('Page /a', 'Page /a');
});

test('the loading time is reported once per document', async ({ visit }) => {
  const { page, open, go, decide, matomo } = visit;
  await open('/a');
  await decide(true);
  await expect.poll(() => matomo.hits.length).toBe(2);
  await go('/b');
  await settle(page);
  const events = matomo.hits.filter((hit) => 'e_c' in hit);
  expect(events).toMatchObject([{ e_c: 'javascript', e_a: 'load', e_n: 'duration' }]);
  expect(Number(events[0]?.['e_v'])).toBeGreaterThan(0);
});

test('script errors are reported', async ({ visit }) => {
  const { page, open, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The lime tree has fallen.');
    });
  });
  const errors = () => matomo.hits.filter((hit) => hit['e_c'] === 'JavaScript Errors');
  await expect.poll(() => errors().length).toBe(1);
  expect(errors()[0]?.['e_n']).toContain('The lime tree has fallen.');
});

test('links to other sites are reported', async ({ visit }) => {
  const { page, open, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.locator('a').dispatchEvent('click');
  const links = () => matomo.hits.flatMap(({ link }) => link ?? []);
  await expect.poll(links).toEqual(['https://elsewhere.example/']);
});

test('consent given while a page loads counts the page shown, once', async ({ visit }) => {
  const { page, open, go, decide, expectPages, matomo } = visit;
  await open('/a');
  // The address changes before the page does.
  await page.evaluate(() => history.pushState(null, '', '/b'));
  await decide(true);
  await expectPages('Page /a');
  await go('/b');
  await expectPages('Page /a', 'Page /b');
  expect(pageViews(matomo).map(({ url = '' }) => new URL(url).pathname)).toEqual(['/a', '/b']);
});

test('consent from an earlier document applies', async ({ visit }) => {
  const { open, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await open('/b');
  await expectPages('Page /a', 'Page /b');
  expect(pageViews(matomo).every(({ consent }) => consent === '1')).toBe(true);
});

test('after withdrawal nothing is sent, and the cookies are gone', async ({ visit }) => {
  const { page, open, go, decide, expectPages, matomo, errors } = visit;
  await open('/a');
  await decide(true);
  // The page, and its loading time.
  await expect.poll(() => matomo.hits.length).toBe(2);
  expect(await cookieNames(page)).toEqual(['_pk_id.5', '_pk_ses.5']);
  const sent = matomo.paths.length;
  await decide(false);
  expect(await cookieNames(page)).toEqual([]);
  await go('/b');
  await page.locator('a').dispatchEvent('click');
  await settle(page);
  expect(matomo.paths).toHaveLength(sent);
  await expectPages('Page /a');
  expect(await cookieNames(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('cookies of an expired consent are deleted', async ({ visit }) => {
  const { page, open, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  expect(await cookieNames(page)).toEqual(['_pk_id.5', '_pk_ses.5']);
  await page.evaluate(() => localStorage.clear());
  await open('/b');
  await expect.poll(() => cookieNames(page)).toEqual([]);
  await settle(page);
  await expectPages('Page /a');
  expect(matomo.paths.filter((path) => path === '/matomo.js')).toHaveLength(1);
});

test('a page still within the delay at withdrawal is not counted', async ({ visit }) => {
  const { page, open, decide, expectPages } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.evaluate(() => {
    window.shop.go('/b');
    window.shop.decide(false);
  });
  await settle(page);
  await expectPages('Page /a');
});

test('visits without consent are not reported when consent is given again', async ({ visit }) => {
  const { page, open, go, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await decide(false);
  await go('/b');
  await page.locator('a').dispatchEvent('click');
  await go('/c');
  await decide(true);
  await expectPages('Page /a', 'Page /c');
  await settle(page);
  expect(matomo.hits.filter((hit) => 'link' in hit)).toEqual([]);
  expect(pageViews(matomo)[1]).not.toHaveProperty('urlref');
  expect(await cookieNames(page)).toEqual(['_pk_id.5', '_pk_ses.5']);
});

test.for(failures)(
  'a script that %s does not break the page, and the next page requests it again',
  async (failure, { visit }) => {
    const { page, open, go, decide, expectPages, matomo, errors } = visit;
    matomo.script = failure;
    await hurry(page);
    await open('/a');
    await decide(true);
    await expect.poll(() => matomo.paths).toEqual(['/matomo.js']);
    await expect.poll(() => page.evaluate(() => '_paq' in window)).toBe(false);
    expect(await page.locator('script').count()).toBe(1);
    // The browser itself reports a 404 response.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    matomo.script = 'works';
    matomo.release();
    await go('/b');
    await expectPages('Page /b');
  },
);

test('pages shown while the script is loading are counted, and it is requested once', async ({
  visit,
}) => {
  const { page, open, go, decide, expectPages, matomo } = visit;
  matomo.script = 'comes late';
  await open('/a');
  await decide(true);
  await expect.poll(() => matomo.paths).toEqual(['/matomo.js']);
  // A page that is left at once is not counted.
  await page.waitForTimeout(100);
  await go('/b');
  matomo.release();
  await expectPages('Page /a', 'Page /b');
  expect(matomo.paths.filter((path) => path === '/matomo.js')).toHaveLength(1);
});

test('consent withdrawn while the script loads leaves nothing behind', async ({ visit }) => {
  const { page, open, go, decide, matomo, errors } = visit;
  matomo.script = 'comes late';
  await open('/a');
  await decide(true);
  await expect.poll(() => matomo.paths).toEqual(['/matomo.js']);
  expect(await page.locator('script').count()).toBe(2);
  await decide(false);
  expect(await page.locator('script').count()).toBe(1);
  matomo.release();
  await go('/b');
  await settle(page);
  expect(matomo.paths).toEqual(['/matomo.js']);
  expect(await cookieNames(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('consent given again while a script is late counts the page once', async ({ visit }) => {
  const { page, open, decide, expectPages, matomo, errors } = visit;
  matomo.script = 'comes late';
  await open('/a');
  await decide(true);
  await expect.poll(() => matomo.paths.length).toBe(1);
  await decide(false);
  await decide(true);
  matomo.script = 'works';
  matomo.release();
  await expectPages('Page /a');
  await settle(page);
  await expectPages('Page /a');
  expect(errors).toEqual([]);
});

test('a visitor who opted out in Matomo’s frame is not counted until they consent again', async ({
  visit,
}) => {
  const { page, open, go, decide, expectPages, matomo } = visit;
  await open('/a');
  await decide(true);
  await expectPages('Page /a');
  await page.evaluate(() => {
    document.cookie = 'mtm_consent_removed=1; path=/';
  });
  await open('/b');
  await go('/c');
  await settle(page);
  await expectPages('Page /a');
  expect(matomo.paths.filter((path) => path === '/matomo.js')).toHaveLength(1);
  await decide(false);
  await decide(true);
  await expectPages('Page /a', 'Page /c');
});
