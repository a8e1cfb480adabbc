import { expect } from 'vitest';
import { test } from './stage.ts';

test('a drawing goes from pending through loading and loaded to ready', async ({ newStage }) => {
  const { page, show, errors } = await newStage();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const state = document.querySelector('[data-state]')?.getAttribute('data-state');
      if (state && state !== seen.at(-1)) seen.push(state);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  });
  await show('/svg-logo?src=/drawings/lon.svg');
  await page.waitForSelector('[data-state="ready"] path', { state: 'attached' });
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as string[])).toEqual([
    'pending',
    'loading',
    'loaded',
    'ready',
  ]);
  expect(errors).toEqual([]);
});

test('a drawing takes the text colour, and has its name', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/svg-logo?src=/drawings/lon.svg');
  const path = page.getByRole('img', { name: 'Lon' }).locator('path');
  expect(await path.evaluate((node) => getComputedStyle(node).fill)).toBe('rgb(1, 2, 3)');
});

test('a drawing fills the available width', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/svg-logo?src=/drawings/lon.svg');
  const box = await page.locator('[data-state="ready"] svg').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBe(4);
  expect(box?.width).toBe((await page.locator('main').boundingBox())?.width);
});

test.for([
  ['/drawings/gone.svg', 'failed', 'Not found'],
  ['/drawings/many.svg', 'failed', 'Not found'],
  ['http://127.0.0.1:1/lon.svg', 'failed', 'Not found'],
  ['/drawings/picture.svg', 'failed', "Content type isn't valid"],
  ['/drawings/page.svg', 'failed', "Content type isn't valid"],
  ['/drawings/broken.svg', 'failed', "Content type isn't valid"],
  ['', 'failed', 'Missing src'],
] as const)(
  '%s has %s: %s, and its name replaces it',
  async ([src, state, message], { newStage }) => {
    const { page, show } = await newStage();
    await show(`/svg-logo?src=${src}`);
    const logo = page.locator(`[data-state="${state}"]`);
    expect(await logo.getAttribute('data-message')).toBe(message);
    expect(await logo.innerText()).toBe('Lon');
  },
);

test('a browser without SVG is detected, and requests nothing', async ({ newStage }) => {
  const { page, show, requests } = await newStage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SVGSVGElement'));
  await show('/svg-logo?src=/drawings/lon.svg');
  const logo = page.locator('[data-state="unsupported"]');
  expect(await logo.getAttribute('data-message')).toBe('Browser does not support SVG');
  expect(requests.filter((url) => url.includes('/drawings/lon'))).toHaveLength(1);
});

test('only the shapes of a hostile drawing get into the document', async ({ newStage }) => {
  const { page, show, requests, errors } = await newStage();
  await show('/svg-logo?src=/drawings/hostile.svg');
  const svg = page.locator('[data-state="ready"] svg');
  await svg.locator('#kept').click({ force: true });
  const left = await svg.evaluate((root) => root.outerHTML);
  expect(left).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" fill="currentColor" style="display: block; width: 100%; height: 100%;">' +
      '<path d="M0 0h40v10z"></path><use></use><rect id="kept" width="4" height="4"></rect></svg>',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
  expect(requests.filter((url) => url.includes('outside'))).toEqual([]);
  expect(errors).toEqual([]);
});

test("ids and classes of a drawing are isolated from the page's", async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/svg-logo?src=/drawings/styled.svg');
  const path = page.locator('[data-state="ready"] path');
  expect(await path.evaluate((node) => getComputedStyle(node).fill)).toBe('rgb(0, 255, 0)');
  expect(await page.evaluate(() => document.querySelectorAll('#app').length)).toBe(1);
});

test('a drawing cannot leave its box', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/svg-logo?src=/drawings/escaping.svg');
  await page.waitForSelector('[data-state="ready"]', { state: 'attached' });
  const host = await page.locator('[data-state]').boundingBox();
  const shown = await page.evaluate(
    (y) => document.elementFromPoint(10, y)?.hasAttribute('data-state'),
    (host?.y ?? 0) + (host?.height ?? 0) + 100,
  );
  expect(shown).toBe(false);
});

test('a removed logo aborts its request', async ({ newStage }) => {
  const { page, show } = await newStage();
  await show('/svg-logo?src=/drawings/never-answered.svg');
  const failed = page.waitForEvent('requestfailed');
  await page.click('text=Remove');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
});
