import { expect } from 'vitest';
import { checkAxe } from './axe.ts';
import { test, type Visit } from './harness.ts';
import { untilIdle } from './until-idle.ts';

/** Responds to every request of the page with the same HTML. */
async function serve({ page }: Visit, body: string): Promise<void> {
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
}

test("a visit records its page's requests to any host", async ({ newPage, origin }) => {
  const visit = await newPage();
  await serve(visit, '<img src="http://third-party.example/a.png">');
  await visit.page.goto('/kontakt');
  expect(visit.requests).toEqual([`${origin}/kontakt`, 'http://third-party.example/a.png']);
});

test('a visit records console errors and uncaught exceptions', async ({ newPage }) => {
  const visit = await newPage();
  await serve(visit, '<script>console.error("first"); throw new Error("second")</script>');
  await visit.page.goto('/');
  await expect.poll(() => visit.errors).toEqual(['first', 'Error: second']);
});

test('a visitor may have a narrow window and no scripts', async ({ newPage }) => {
  const visit = await newPage({ width: 390, javaScript: false });
  await serve(visit, '<noscript>no scripts</noscript>');
  await visit.page.goto('/');
  expect(visit.page.viewportSize()?.width).toBe(390);
  expect(await visit.page.innerText('body')).toBe('no scripts');
});

test('an axe check names the problem and the element', async ({ newPage }) => {
  const { page } = await newPage();
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1><input id="name"></main>');
  await expect(checkAxe(page)).rejects.toThrow(/label \(critical\).*\n +#name: <input id="name">/);
});

test('an axe check passes if nothing is wrong', async ({ newPage }) => {
  const { page } = await newPage();
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1></main>');
  await expect(checkAxe(page)).resolves.toBeUndefined();
});

test('pages of one test are isolated from each other', async ({ newPage }) => {
  const [one, other] = [await newPage(), await newPage()];
  for (const visit of [one, other]) await serve(visit, '<p></p>');
  await one.page.goto('/');
  await other.page.goto('/');
  await one.page.evaluate(() => localStorage.setItem('seen', 'yes'));
  expect(await other.page.evaluate(() => localStorage.getItem('seen'))).toBeNull();
});

test('the built shop is served', async ({ newPage }) => {
  const { page } = await newPage();
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
});

/**
 * Opens a page of a site that responds to '/late' after a second, to '/nothing' with no document,
 * and to '/never' not at all.
 */
async function openIdle(visit: Visit): Promise<void> {
  const { page } = visit;
  await serve(visit, '<p>first</p>');
  await page.route('/late', async (route) => {
    await page.waitForTimeout(1000);
    await route.fulfill({ body: 'late' });
  });
  await page.route('/nothing', (route) => route.fulfill({ status: 204 }));
  await page.route('/never', () => {});
  await page.goto('/', { waitUntil: 'networkidle' });
}

/** Requests '/late', and shows the response. */
async function askLate({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    void (async () => {
      document.body.textContent = await (await fetch('/late')).text();
    })();
  });
}

test('a page that was idle is waited for again', async ({ newPage }) => {
  const visit = await newPage();
  await openIdle(visit);
  await askLate(visit);
  await untilIdle(visit.page);
  expect(await visit.page.evaluate(() => document.body.textContent)).toBe('late');
});

test('a navigation that brings no document does not end waiting', async ({ newPage }) => {
  const visit = await newPage();
  await openIdle(visit);
  await askLate(visit);
  await visit.page.evaluate(() => location.assign('/nothing'));
  await untilIdle(visit.page);
  expect(await visit.page.evaluate(() => document.body.textContent)).toBe('late');
});

test('requests of a document that was left are not waited for', async ({ newPage }) => {
  const visit = await newPage();
  await openIdle(visit);
  await visit.page.evaluate(() => void fetch('/never'));
  await visit.page.goto('/impressum');
  await expect(untilIdle(visit.page)).resolves.toBeUndefined();
});
