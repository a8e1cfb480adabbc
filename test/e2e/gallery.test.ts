import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { components } from '../../gallery/components.ts';
import { startGallery } from '../../gallery/server.ts';
import { checkAxe } from './axe.ts';
import { test as base } from './harness.ts';

/** Parts of a page that a single example lacks. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];

const test = base
  .extend('gallery', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startGallery({ port: 0, host: '127.0.0.1', log: console.error });
    onCleanup(() => server.close());
    return server;
  })
  .extend('page', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    onCleanup(() => context.close());
    return context.newPage();
  })
  // Shows one example after another, with axe already loaded.
  .extend('stage', { scope: 'file' }, async ({ gallery, page }) => {
    await page.goto(`${gallery.url}/ui/button/solid`);
    await checkAxe(page, { without: ofWholePages });
    return page;
  });

const pathsOf = new Map(
  await Promise.all(
    components.map(async ({ id, load }) => {
      const names = Object.keys(await load());
      return [id, names.map((name) => `/${id}/${name}`)] as const;
    }),
  ),
);

test.for([...pathsOf.values()].flat())(
  'everyone can use the example %s',
  async (path, { stage }) => {
    await show(stage, path);
    await expect(
      checkAxe(stage, { without: ofWholePages, isLoaded: true }),
    ).resolves.toBeUndefined();
  },
);

test('a component’s page shows each of its examples at full height', async ({ gallery, page }) => {
  await page.goto(`${gallery.url}/ui/prose`);
  const example = page.frameLocator('iframe[title="ui/prose: all-elements"]');
  await example.locator('table').waitFor();
  const height = () =>
    page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
  await expect.poll(async () => (await height())[0]).toBeGreaterThan(400);
  expect(await height()).toHaveLength(pathsOf.get('ui/prose')?.length ?? 0);
});

test('everyone can use the gallery itself', async ({ gallery, page }) => {
  await page.goto(`${gallery.url}/ui/button`);
  await expect(checkAxe(page)).resolves.toBeUndefined();
});

test.for([
  ['theme=dark', 'data-mode', 'dark'],
  ['language=fr', 'lang', 'fr'],
] as const)('an example is shown with %s', async ([query, attribute, value], { gallery, page }) => {
  await page.goto(`${gallery.url}/ui/button/solid?${query}`);
  expect(await page.locator('html').getAttribute(attribute)).toBe(value);
});

test('an example that does not exist is not found', async ({ gallery }) => {
  expect((await fetch(`${gallery.url}/ui/button/nothing`)).status).toBe(404);
});

/**
 * Puts the document of an example into the page unchanged: a third of the time of a new page with
 * axe.
 */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`);
    const shown = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.replaceChild(document.adoptNode(shown.documentElement), document.documentElement);
  }, path);
}
