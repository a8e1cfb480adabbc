import { expect } from 'vitest';
import { checkAxe } from './axe.ts';
import { test, type Visit } from './harness.ts';

/** Answers every request of the page with the same HTML. */
async function serve({ page }: Visit, body: string): Promise<void> {
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
}

test('a visit records the requests of its page, to whichever host', async ({ newPage, origin }) => {
  const visit = await newPage();
  await serve(visit, '<img src="http://third-party.example/a.png">');
  await visit.page.goto('/kontakt');
  expect(visit.requests).toEqual([`${origin}/kontakt`, 'http://third-party.example/a.png']);
});

test('a visit records errors of the console and uncaught ones', async ({ newPage }) => {
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

test('a check by axe names what is wrong and the element', async ({ newPage }) => {
  const { page } = await newPage();
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1><input id="name"></main>');
  await expect(checkAxe(page)).rejects.toThrow(/label \(critical\).*\n +#name: <input id="name">/);
});

test('a check by axe passes where nothing is wrong', async ({ newPage }) => {
  const { page } = await newPage();
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1></main>');
  await expect(checkAxe(page)).resolves.toBeUndefined();
});

test('pages of one test know nothing of each other', async ({ newPage }) => {
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
