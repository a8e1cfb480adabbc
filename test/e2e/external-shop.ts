import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Changes } from '#content/changes.fixture.ts';
import { clockScript, fakeClock } from '../fakes/retailer-clock.ts';
import { fakeGoogle, googleScript } from '../fakes/google-maps.ts';
import { alive } from './alive.ts';
import type { OnCleanup } from '../support/demo-shop.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';
import { openShop, test as base, withMap } from './another-shop.ts';

const rolex = `
display_name: Rolex
type: watches
translations:
  - { language: de, headline: Uhren aus Genf, text: Seit 1905. }
`;

const consents = `
- function_id: rating
  display_name: Bewertungen
  description: Zeigt, wie wir bei Google bewertet werden.
- function_id: rolex
  display_name: Uhr von Rolex
  description: Zeigt die Uhr von Rolex im Kopf der Seiten.
`;

const note = 'Ob die Bewertungen echt sind, prüft niemand.';

/**
 * The `test` of other shops with `google` and `clock`, which fake both hosts, and `externalShop`,
 * the address of a shop that shows map, rating and retailer clock from there. All files of a worker
 * share them; each test sets how the hosts respond.
 */
export const test = base
  .extend('google', { scope: 'worker' }, ({}, { onCleanup }) => sharedGoogle(onCleanup))
  .extend('clock', { scope: 'worker' }, ({}, { onCleanup }) => sharedClock(onCleanup))
  .extend('externalShop', { scope: 'worker' }, ({ google, clock }, { onCleanup }) =>
    sharedShop({ google, clock }, onCleanup),
  );

const sharedGoogle = oncePerWorker(async (onCleanup: OnCleanup) => {
  const google = await fakeGoogle();
  onCleanup(() => google.close());
  return google;
});

const sharedClock = oncePerWorker(async (onCleanup: OnCleanup) => {
  const clock = await fakeClock();
  onCleanup(() => clock.close());
  return clock;
});

const sharedShop = oncePerWorker((hosts: Parameters<typeof shopChanges>[0], onCleanup: OnCleanup) =>
  openShop(shopChanges(hosts), onCleanup),
);

/**
 * The changes that make a shop show map, rating and retailer clock.
 *
 * @param further A line of its `config`.
 */
export function shopChanges(
  { google, clock }: Record<'google' | 'clock', { url: string }>,
  further = '',
): Changes {
  return {
    'brands/rolex/brand.yaml': rolex,
    'consents.yaml': (yaml) => yaml + consents,
    'project.yaml': (yaml) =>
      withMap('{ provider: google }', yaml).replace(
        'config:\n',
        `google_place_id: place-1
config:
  google_maps: { api_key: key-1, script: "${google.url}${googleScript}" }
  rating_box: { translations: [{ language: de, note: "${note}" }] }
  brand_config:
    { rolex_clock: true, rolex_api_key: key-2, rolex_clock_script: "${clock.url}${clockScript}" }
  ${further}
`,
      ),
  };
}

/** Opens a page as a visitor who always loads the content of the named services. */
export async function openWith(
  page: Page,
  address: string,
  services: readonly string[],
): Promise<void> {
  await page.goto(address);
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(`consentmanager-${name}`, '');
  }, services);
  await page.reload();
  await alive(page);
}

/** Refuses everything in the consent banner, which withdraws what was allowed. */
export async function refuse(page: Page): Promise<void> {
  const isAsked = await page.locator('#consent').isVisible();
  if (!isAsked) await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.locator('#consent').getByRole('button', { name: 'Nur Notwendiges' }).click();
}

/** Expects that the document has no script from another host. */
export async function expectNoScript(page: Page, host: string): Promise<void> {
  expect(await page.locator(`script[src^="${host}"]`).count()).toBe(0);
}
