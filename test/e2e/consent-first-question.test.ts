import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test } from './another-shop.ts';
import { answer, asking, banner, given, stored, unfold } from './consent.ts';

const paths = ['/', '/uhren', '/uhren/ostra', '/kontakt', '/en'];

/** Which of the page's heading and first button the banner covers, and its height. */
function covered(page: Page): Promise<{ parts: string[]; height: number }> {
  return page.evaluate(() => {
    const box = document.querySelector('#consent')?.getBoundingClientRect() ?? new DOMRect();
    const main = document.querySelector('main');
    const found = {
      heading: main?.querySelector('h1'),
      action: main?.querySelector(':is(a, button)[data-variant]'),
    };
    const isCovered = (element: Element | null | undefined) => {
      if (!element) throw new Error('The page has no heading or no action.');
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const parts = Object.entries(found).filter(([, element]) => isCovered(element));
    return { parts: parts.map(([name]) => name), height: box.height / innerHeight };
  });
}

test.for([
  [992, 768],
  [1280, 900],
  [1920, 1080],
] as const)(
  'in a window of %i × %i px the first question covers neither heading nor first action',
  async ([width, height], { newPage }) => {
    const { page } = await newPage({ asked: true, width });
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await asking(page);
      expect([path, (await covered(page)).parts]).toEqual([path, []]);
      expect((await banner(page).boundingBox())?.width).toBe(520);
    }
  },
);

test('on a phone the first question takes at most 35 % of the height', async ({ newPage }) => {
  const { page } = await newPage({ asked: true, width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/uhren', '/en/watches', '/fr']) {
    await page.goto(path);
    await asking(page);
    expect((await covered(page)).height).toBeLessThanOrEqual(0.35);
  }
});

test('the first question says what it is about, and expands its switches', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await asking(page);
  const region = page.getByRole('region', { name: 'Cookies und externe Inhalte' });
  expect(await region.innerText()).toContain('Karte, Filme');
  const shown = () => region.getByRole('checkbox').count();
  expect(await shown()).toBe(0);
  await unfold(page);
  expect(await shown()).toBe(3);
});

test.for(['Escape', 'the button'])(
  'a returning visitor can leave the banner by %s, and nothing changes',
  async (way, { newPage }) => {
    const { page } = await newPage({ asked: true });
    await page.goto('/uhren');
    await alive(page);
    await answer(page, 'Nur Notwendiges').click();
    const before = await stored(page);
    const link = page.getByRole('button', { name: 'Cookie-Einstellungen' });
    await link.click();
    await banner(page).getByLabel('Karte').check();
    const close = banner(page).getByRole('button', { name: 'Schließen, ohne etwas zu ändern' });
    await (way === 'Escape' ? page.keyboard.press('Escape') : close.click());
    expect(await banner(page).isVisible()).toBe(false);
    expect(await stored(page)).toEqual(before);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await link.click();
    expect(await banner(page).getByLabel('Karte').isChecked()).toBe(false);
  },
);

test('a visitor who leaves without ever having answered is asked the first question again', async ({
  newPage,
}) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await alive(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).dispatchEvent('click');
  await page.keyboard.press('Escape');
  expect(await stored(page)).toBeUndefined();
  expect(await answer(page, 'Alles erlauben').isVisible()).toBe(true);
  expect(await banner(page).getByLabel('Karte').isVisible()).toBe(false);
});

test('a shop can leave entries out of the first question that ask in place', async ({
  openShop,
  newPage,
}) => {
  const siteWide = (further: string) => (yaml: string) =>
    yaml.replace('config:\n', `config:\n  consent: { firstQuestion: site-wide }\n${further}`);
  const quiet = await newPage({
    asked: true,
    baseURL: await openShop({ 'project.yaml': siteWide('') }),
  });
  await quiet.page.goto('/uhren');
  await alive(quiet.page);
  expect(await banner(quiet.page).isVisible()).toBe(false);
  await quiet.page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  expect(await banner(quiet.page).getByRole('checkbox').count()).toBe(3);
  await quiet.page.keyboard.press('Escape');
  expect(await banner(quiet.page).isVisible()).toBe(false);

  const matomo = '  matomo: { url: "https://stats.example/", site_id: 1 }\n';
  const { page } = await newPage({
    asked: true,
    baseURL: await openShop({ 'project.yaml': siteWide(matomo) }),
  });
  await page.route('https://stats.example/**', (route) => route.abort());
  await page.goto('/uhren');
  await alive(page);
  expect(await banner(page).innerText()).toMatch(/nutzt diese Website auch: Besuche zählen\./);
  await page.evaluate(() => localStorage.setItem('consentmanager-OpenFreeMap', 'maps'));
  await page.reload();
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  expect(await given(page)).toEqual(['functional', 'matomo']);
  expect(await page.evaluate(() => localStorage.getItem('consentmanager-OpenFreeMap'))).toBe(
    'maps',
  );
});
