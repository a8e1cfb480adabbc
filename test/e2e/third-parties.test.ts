import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startFakeMatomo } from '../fakes/matomo.ts';
import { alive } from './alive.ts';
import { settle } from './counted-shop.ts';
import { unfold } from './consent.ts';
import { crawl } from './crawl.ts';
import { refuse, shopChanges, test as base } from './external-shop.ts';
import type { Visit } from './harness.ts';

/** `shop` turns on all third-party services; `hosts` are fakes of their hosts, by name. */
const test = base
  .extend('matomo', { scope: 'file' }, async ({}, { onCleanup }) => {
    const matomo = await startFakeMatomo();
    onCleanup(() => matomo.close());
    return matomo;
  })
  .extend('hosts', { scope: 'file' }, ({ google, clock, matomo }) => ({
    [new URL(google.url).origin]: 'google',
    [new URL(clock.url).origin]: 'clock',
    [new URL(matomo.url).origin]: 'matomo',
  }))
  .extend('shopUrl', { scope: 'file' }, ({ openShop, google, clock, matomo }) =>
    openShop(shopChanges({ google, clock }, `matomo: { url: "${matomo.url}", site_id: 7 }`)),
  )
  .extend('visit', ({ newPage, shopUrl }) => newPage({ asked: true, baseURL: shopUrl }));

type Hosts = Record<string, string>;

const paths = ['/', '/uhren', '/uhren/ostra', '/kontakt', '/datenschutz'] as const;

/** The names of the hosts contacted, besides the page's own. */
function reached(tab: Page, requests: readonly string[], hosts: Hosts): string[] {
  const urls = requests.filter((url) => !url.startsWith('data:'));
  const origins = new Set(urls.map((url) => new URL(url).origin));
  origins.delete(new URL(tab.url()).origin);
  return [...origins].map((origin) => hosts[origin] ?? origin).toSorted();
}

/** Waits until a page must have contacted all hosts on its own. */
async function rest(tab: Page): Promise<void> {
  await tab.waitForTimeout(400);
}

/** Expects that each path contacts exactly these hosts; the contact page has its own list. */
async function expectReached(
  { page }: Visit,
  hosts: Hosts,
  { elsewhere, onContact }: Record<'elsewhere' | 'onContact', readonly string[]>,
): Promise<void> {
  await crawl(page, paths, async (tab, path, requests) => {
    await alive(tab);
    const expected = path === '/kontakt' ? onContact : elsewhere;
    await expect.poll(() => reached(tab, requests, hosts), { message: path }).toEqual(expected);
    await rest(tab);
    expect({ [path]: reached(tab, requests, hosts) }).toEqual({ [path]: expected });
  });
}

const none = { elsewhere: [], onContact: [] };

async function agree(page: Page, labels: readonly string[]): Promise<void> {
  await page.goto('/impressum');
  await alive(page);
  await unfold(page);
  for (const label of labels) await page.locator('#consent').getByLabel(label).check();
  await page.getByRole('button', { name: 'Auswahl erlauben' }).click();
}

test('after a refusal no page contacts another host', async ({ visit, hosts }) => {
  await visit.page.goto('/impressum');
  await alive(visit.page);
  await refuse(visit.page);
  await expectReached(visit, hosts, none);
});

test.for([
  ['Besuche zählen', ['matomo'], ['matomo']],
  ['Karte', [], ['google']],
  ['Bewertungen', ['google'], []],
  ['Uhr von Rolex', ['clock'], ['clock']],
  ['Filme', [], []],
] as const)(
  'who agrees to "%s" reaches its host, where it is used, and no other',
  { timeout: 60_000 },
  async ([label, elsewhere, onContact], { visit, hosts }) => {
    await agree(visit.page, [label]);
    await expectReached(visit, hosts, { elsewhere, onContact });
  },
);

test(
  'after a withdrawal no page contacts another host',
  { timeout: 60_000 },
  async ({ visit, hosts }) => {
    await agree(visit.page, ['Besuche zählen', 'Karte', 'Bewertungen', 'Uhr von Rolex']);
    const all = ['clock', 'google', 'matomo'];
    await expectReached(visit, hosts, { elsewhere: all, onContact: all });
    await visit.page.goto('/datenschutz');
    await alive(visit.page);
    await settle(visit.page);
    await visit.page.getByRole('button', { name: 'Alles widerrufen' }).click();
    await expectReached(visit, hosts, none);
    expect(visit.errors).toEqual([]);
  },
);
