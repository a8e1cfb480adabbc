import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { test as base } from './another-shop.ts';
import { checkAxe } from './axe.ts';

const embed = 'https://www.youtube-nocookie.com/embed/abcdefghi-1';

/** A page with a video in its text, with a fake of the service. */
const test = base
  .extend('videoShop', { scope: 'file' }, ({ openShop }) =>
    openShop({
      'categories/watches/de.md': (text) =>
        `${text}\n\n[Wie die Unruh schwingt](https://www.youtube.com/watch?v=abcdefghi-1)\n`,
    }),
  )
  .extend('visit', async ({ videoShop, newPage }) => {
    const visit = await newPage({ baseURL: videoShop });
    await visit.page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }),
    );
    return visit;
  });

const frame = (page: Page) => page.getByRole('region', { name: 'Wie die Unruh schwingt' });

test('a video requests nothing from a third party before the visitor agrees', async ({
  visit,
  videoShop,
}) => {
  const { page, requests, errors } = visit;
  await page.goto('/uhren');
  await alive(page);
  await expect.poll(() => frame(page).getAttribute('data-state')).toBe('placeholder');
  expect(await frame(page).innerText()).toContain('Google Ireland Limited');
  expect(requests.filter((url) => !url.startsWith(videoShop) && !url.startsWith('data:'))).toEqual(
    [],
  );
  expect(errors).toEqual([]);
  await checkAxe(page);
});

test('a video is shown in a frame with its title once the visitor agrees', async ({ visit }) => {
  const { page, errors } = visit;
  await page.goto('/uhren');
  await frame(page).getByRole('button', { name: 'Einmal laden' }).click();
  await expect.poll(() => frame(page).getAttribute('data-state')).toBe('loaded');
  const shown = page.getByTitle('Wie die Unruh schwingt');
  expect(await shown.getAttribute('src')).toBe(embed);
  expect(errors).toEqual([]);
});

test.for([320, 576, 768, 1280])(
  'nothing moves in a window of %i px when the placeholder of a video hydrates',
  async (width, { visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/uhren');
    const place = page.locator('[data-video]');
    const before = await place.boundingBox();
    await expect.poll(() => frame(page).count()).toBe(1);
    expect(await place.boundingBox()).toEqual(before);
    expect(await frame(page).boundingBox()).toEqual(before);
  },
);

test('without JavaScript a video is a link', async ({ plainPage: page, videoShop }) => {
  await page.goto(`${videoShop}/uhren`);
  const link = page.getByRole('link', { name: 'Wie die Unruh schwingt' });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghi-1');
});
