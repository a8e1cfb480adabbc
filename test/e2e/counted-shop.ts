import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type FakeMatomo, startFakeMatomo } from '../fakes/matomo.ts';
import { test as base, withoutMap } from './another-shop.ts';

/**
 * The `test` of other shops with `matomo`, which counts the visits of the shop at `counted`, a shop
 * without a map; it is reset for each test. `visit` is a visit to that shop.
 */
export const test = base
  .extend('matomo', { scope: 'file' }, async ({}, { onCleanup }) => {
    const matomo = await startFakeMatomo();
    onCleanup(() => matomo.close());
    return matomo;
  })
  .extend('counted', { scope: 'file' }, ({ matomo, openShop }) =>
    openShop({
      'project.yaml': (yaml) =>
        withoutMap(yaml).replace(
          'config:\n',
          `config:\n  matomo: { url: "${matomo.url}", site_id: 7 }\n`,
        ),
    }),
  )
  .extend('visit', async ({ newPage, counted, matomo }) => {
    matomo.hits.length = 0;
    matomo.paths.length = 0;
    return newPage({ asked: true, baseURL: counted, reducedMotion: 'reduce' });
  });

/** Answers the consent banner. */
export async function answer(page: Page, name: string): Promise<void> {
  await page.locator('#consent').getByRole('button', { name, exact: true }).click();
}

/** Follows a link of the page, wherever it is. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${href}`);
}

/** Matomo's page views. */
export function pageViews({ hits }: FakeMatomo): Record<string, string>[] {
  return hits.filter((hit) => 'action_name' in hit);
}

/** Waits until exactly these pages are counted. */
export async function expectPages(matomo: FakeMatomo, ...paths: string[]): Promise<void> {
  const counted = () => pageViews(matomo).map(({ url = '' }) => new URL(url).pathname);
  await expect.poll(counted).toEqual(paths);
}

/**
 * Waits until Matomo has received this many requests: after a page, further requests wait for 0.8
 * s.
 */
export async function expectHits({ hits }: FakeMatomo, count: number): Promise<void> {
  await expect.poll(() => hits.length).toBe(count);
}

/** Waits until everything must have been sent. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
}

/** The requests that leave the site. */
export function otherHosts(requests: readonly string[], origin: string): string[] {
  return requests.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'));
}
