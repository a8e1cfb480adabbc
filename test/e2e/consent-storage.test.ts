import { expect } from 'vitest';
import { alive, wake } from './alive.ts';
import { open } from './app.ts';
import { answer, banner } from './consent.ts';
import { test } from './pages.ts';
import { untilIdle } from './until-idle.ts';

test('where storage is blocked the site works and an answer closes the banner', async ({
  newPage,
}) => {
  const visit = await newPage({ asked: true });
  const { page } = visit;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/uhren');
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  expect(await banner(page).isVisible()).toBe(false);
  await page.getByRole('main').locator('[href="/uhren/ostra"]').first().click();
  await page.waitForURL('**/uhren/ostra');
  expect(visit.errors).toEqual([]);
});

test('an answer closes the banner in other tabs too', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/uhren');
    await alive(tab);
  }
  await answer(page, 'Nur Notwendiges').click();
  await banner(other).waitFor({ state: 'hidden' });
});

test('consent withdrawn in another document is withdrawn after going back', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await open(page, '/impressum');
  await answer(page, 'Alles erlauben').click();
  await untilIdle(page);
  await page.goto('/datenschutz');
  await alive(page);
  await page.getByRole('button', { name: 'Alles widerrufen' }).click();
  // Firefox keeps the document, mostly; Playwright then waits for a load that does not come.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/impressum');
  await wake(page);
  const tickedInLiving = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLInputElement>('[data-alive] #consent :checked')).map(
        ({ name }) => name,
      ),
    );
  await expect.poll(tickedInLiving).toEqual(['functional']);
});
