import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { checkAxe } from '../axe.ts';
import { test } from './stage.ts';

const frame = (page: Page) => page.getByRole('region', { name: 'Karte: Marktplatz 1' });
const once = (page: Page) => page.getByRole('button', { name: 'Einmal laden' });
const always = (page: Page) => page.getByRole('button', { name: 'Google Maps immer laden' });

async function expectState(page: Page, state: string): Promise<void> {
  await expect.poll(() => frame(page).getAttribute('data-state')).toBe(state);
}

/** Routes the script through `answer`. */
async function answerScript(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/script.js', async (route) => {
    await answer(route);
  });
}

const succeed = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });
const fail = (route: Route) => route.fulfill({ status: 500, body: '' });
const never = () => {};

const scripts = (page: Page) => page.locator('script[src="/script.js"]').count();

test('nothing is requested before the visitor agrees', async ({ newStage }) => {
  const { page, show, requests, errors } = await newStage();
  await show('/external-content?load=script');
  await page.waitForTimeout(200);
  expect(requests.filter((url) => url.includes('script.js'))).toEqual([]);
  await expectState(page, 'placeholder');
  expect(errors).toEqual([]);
});

test('the placeholder says who receives which data', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/external-content?load=script');
  const words = await frame(page).innerText();
  expect(words).toContain('Google Ireland Limited');
  expect(words).toContain('IP-Adresse');
  await checkAxe(page);
});

test('content that is always loaded is there at the next visit', async ({ newStage }) => {
  const { page, show } = await newStage();
  await answerScript(page, succeed);
  await show('/external-content?load=script');
  await always(page).click();
  await show('/external-content?load=script');
  await expectState(page, 'loaded');
});

test('content that is loaded once is gone with the document', async ({ newStage }) => {
  const { page, show } = await newStage();
  await answerScript(page, succeed);
  await show('/external-content?load=script');
  await once(page).click();
  await expectState(page, 'loaded');
  expect(await frame(page).innerText()).toContain('The map');
  await show('/external-content?load=script');
  await expectState(page, 'placeholder');
});

test('content that is always loaded disappears when consent is withdrawn', async ({ newStage }) => {
  const { page, show } = await newStage();
  await answerScript(page, succeed);
  await show('/external-content?load=script');
  await always(page).click();
  await expectState(page, 'loaded');
  await page.click('text=Withdraw');
  await expectState(page, 'placeholder');
  expect(await frame(page).innerText()).not.toContain('The map');
  expect(await scripts(page)).toBe(0);
});

test('consent withdrawn while loading leaves nothing behind', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await answerScript(page, never);
  await show('/external-content?load=script');
  await always(page).click();
  await expectState(page, 'loading');
  expect(await scripts(page)).toBe(1);
  await page.click('text=Withdraw');
  await expectState(page, 'placeholder');
  expect(await scripts(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('a failed script is removed, and can be tried again', async ({ newStage }) => {
  const { page, show } = await newStage();
  let answer = fail;
  await answerScript(page, (route) => answer(route));
  await show('/external-content?load=script');
  await once(page).click();
  await expectState(page, 'error');
  expect(await scripts(page)).toBe(0);
  answer = succeed;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectState(page, 'loaded');
});

test('a script that never responds counts as failed after 20 s', async ({ newStage }) => {
  const { page, show } = await newStage();
  await page.clock.install();
  await answerScript(page, never);
  await show('/external-content?load=script');
  await once(page).click();
  await expectState(page, 'loading');
  await page.clock.runFor(15_000);
  await expectState(page, 'loading');
  await page.clock.runFor(5_100);
  await expectState(page, 'error');
  expect(await scripts(page)).toBe(0);
});

test('the frame keeps its size from placeholder to content', async ({ newStage }) => {
  const { page, show } = await newStage();
  let answer: (route: Route) => unknown = fail;
  await answerScript(page, (route) => answer(route));
  await show('/external-content?load=script');
  const size = () => frame(page).boundingBox();
  const before = await size();
  await once(page).click();
  await expectState(page, 'error');
  expect(await size()).toEqual(before);
  answer = succeed;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expectState(page, 'loaded');
  expect(await size()).toEqual(before);
});

test('the keyboard focus stays where it was', async ({ newStage }) => {
  const { page, show } = await newStage();
  await answerScript(page, never);
  await show('/external-content?load=script');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectState(page, 'loading');
  expect(await frame(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a frame has a title, and cannot navigate the page', async ({ newStage }) => {
  const { page, show } = await newStage();
  await page.route('**/video', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }),
  );
  await show('/external-content?load=frame');
  await once(page).click();
  await expectState(page, 'loaded');
  const iframe = page.locator('iframe');
  expect(await iframe.getAttribute('title')).toBe('Film');
  expect(await iframe.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('without JavaScript a link leads to the service, and there is no button', async ({
  newPage,
  stageOrigin,
}) => {
  const { page } = await newPage({ baseURL: stageOrigin, javaScript: false });
  await page.goto('/external-content?load=script');
  expect(await page.getByRole('link', { name: 'Bei Google Maps öffnen' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'laden' }).count()).toBe(0);
});
