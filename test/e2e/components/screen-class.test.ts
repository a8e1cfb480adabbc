import { expect } from 'vitest';
import { test } from './stage.ts';

test("the screen class is the window's once it is measured", async ({ newStage }) => {
  const { page, show } = await newStage({ width: 800 });
  await show('/screen-class');
  expect(await page.textContent('output')).toBe('md');
});

test("the first render in the browser matches the server's", async ({ newStage }) => {
  const { page, show, errors } = await newStage({ width: 800 });
  await show('/screen-class');
  expect(errors).toEqual([]);
  expect(await (await page.request.get('/screen-class')).text()).toContain('xxl');
});

test('a resized window is measured when resizing has paused for 100 ms', async ({ newStage }) => {
  const { page, show } = await newStage({ width: 800 });
  await page.clock.install();
  await show('/screen-class');
  await page.clock.pauseAt(Date.now() + 60_000);
  const isTold = page.evaluate(async () => {
    const told = Promise.withResolvers<Event>();
    window.addEventListener('resize', told.resolve, { once: true });
    await told.promise;
  });
  await page.setViewportSize({ width: 400, height: 800 });
  await isTold;
  await page.clock.runFor(90);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await page.clock.runFor(99);
  expect(await page.textContent('output')).toBe('md');
  await page.clock.runFor(1);
  expect(await page.textContent('output')).toBe('xs');
});
