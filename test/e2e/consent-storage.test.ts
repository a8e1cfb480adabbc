import { expect } from 'vitest';
import { alive, wake } from './alive.ts';
import { expectTitle, isSameDocument, mark, open } from './app.ts';
import { answer, banner } from './consent.ts';
import { test } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** Browsers without usable storage; each function runs in the page before its own code. */
const browsersWithoutStorage = {
  'that block storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
  },
  // Android's web view, unless its app turns DOM storage on.
  'whose storage is null': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, { value: null });
    }
  },
  'that lack storage and service workers': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { value: undefined });
    }
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  },
  // Firefox, once its storage file is damaged. In sandboxed documents, service workers throw.
  'whose storage is damaged': () => {
    const fail = () => {
      throw new DOMException('The file is corrupted.', 'NS_ERROR_FILE_CORRUPTED');
    };
    const storage = new Proxy({}, { get: fail, ownKeys: fail });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { value: storage });
    }
    Object.defineProperty(navigator, 'serviceWorker', { get: fail });
  },
};

test.for(Object.entries(browsersWithoutStorage))(
  'in browsers %s the site works and an answer closes the banner',
  async ([, spoil], { newPage }) => {
    const visit = await newPage({ asked: true });
    const { page } = visit;
    await page.addInitScript(spoil);
    await page.goto('/uhren');
    await alive(page);
    await mark(page);
    await answer(page, 'Alles erlauben').click();
    expect(await banner(page).isVisible()).toBe(false);
    await page.getByRole('main').locator('[href="/uhren/ostra"]').first().click();
    await page.waitForURL('**/uhren/ostra');
    await expectTitle(page, 'Ostra');
    expect(await isSameDocument(page)).toBe(true);
    expect(visit.errors).toEqual([]);
  },
);

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
  // Firefox mostly restores the document from its cache; Playwright then waits for a load that
  // never happens.
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
