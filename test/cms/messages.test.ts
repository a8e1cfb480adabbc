import { AxeBuilder } from '@axe-core/playwright';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shop } from '#server/forms/api.fixture.ts';
import type { RunningServer } from '#server/http/listen.ts';
import { FakeBuilder } from '#server/publish/publish.fixture.ts';
import { readSettings } from '#server/settings/settings.ts';
import { emptyDist, files, release } from '#server/site/site.fixture.ts';
import { startSite } from '#server/start-site.ts';
import { openStore } from '#server/store/open-store.ts';
import { submission } from '#server/store/store.fixture.ts';
import { freePort } from '../support/free-port.ts';
import { closeBrowser, signedIn } from './admin.ts';
import { editor, signIn, visitor } from './staff.ts';

const messages = '/api/publishing/messages';
const hostile = '<img src=x onerror="document.title=1">';

let site: RunningServer;
let page: Page;

beforeAll(async () => {
  const dist = await emptyDist();
  await release(dist, files, { forms: shop });
  const dataFolder = join(dist, 'data');
  await store(dataFolder);
  const { sitePort, publishSecret } = inject('cms');
  const settings = readSettings({
    DATA_DIR: dataFolder,
    PORT: String(sitePort),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    PUBLISH_SECRET: publishSecret,
    // Nothing listens there, so mails wait.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'post@lindenhof.example',
  });
  site = await startSite(settings, dist, { builder: new FakeBuilder() });
  page = await signedIn({ width: 360, height: 780 }, { hasTouch: true });
}, 120_000);

afterAll(async () => {
  await closeBrowser();
  await site.close();
});

/** Twelve messages, the first of which has been mailed. */
async function store(dataFolder: string): Promise<void> {
  const opened = await openStore({ dataFolder });
  await opened.accept(submission({ fields: { name: 'Ida Sand', message: 'Schon fertig?' } }));
  await opened.outbox.deliverNext('mail', () => Promise.resolve({ delivered: true }));
  for (let at = 0; at < 9; at += 1) {
    await opened.accept(submission({ fields: { name: `Nr. ${at}`, message: 'Guten Tag' } }));
  }
  const wishes = [{ day: '2027-03-15', time: '10:30' }];
  const phone = '+49 3661 12 34';
  const fields = { name: 'Cem Öz', phone, appointment: 'sehtest', wishes };
  await opened.accept(submission({ kind: 'appointment', language: 'fr', fields }));
  const email = 'a&b?subject=x@example.org';
  await opened.accept(submission({ fields: { name: hostile, email, message: hostile } }));
  await opened.close();
}

test('owners see messages, newest first, and reply with a tap', async () => {
  await page.goto('/admin?locale=de');
  const section = page.locator('#start-screen section[aria-labelledby=messages]');
  const entries = section.locator('li');
  await expect.poll(() => entries.count()).toBe(10);
  const [first, second] = await entries.allInnerTexts();
  expect(first).toContain(hostile);
  expect(await section.locator('img').count()).toBe(0);
  expect(await entries.first().locator('a').getAttribute('href')).toBe(
    'mailto:a%26b%3Fsubject%3Dx@example.org',
  );
  expect(second).toMatch(
    /^Cem Öz, schreibt auf Français\s+Terminwunsch · .+\s+Sehtest · Mo\., 15\. März, 10:30 Uhr\s+Noch nicht gemailt/,
  );
  expect(await entries.nth(1).locator('a').getAttribute('href')).toBe('tel:+4936611234');
  await section.getByRole('button', { name: 'Alle 12 anzeigen' }).tap();
  const all = await entries.allInnerTexts();
  expect(all).toHaveLength(12);
  expect(all.at(-1)).toMatch(/^Ida Sand\s+Nachricht · .+\s+Schon fertig\?\s+Per E-Mail/);
  expect(await section.innerText()).toContain('90 Tage nach der Zustellung');
  const { violations } = await new AxeBuilder({ page })
    .include('#start-screen section[aria-labelledby=messages]')
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const targets = section.locator('a, button');
  const boxes = await Promise.all((await targets.all()).map(async (one) => one.boundingBox()));
  expect(boxes.filter((box) => Math.min(box?.width ?? 0, box?.height ?? 0) < 44)).toEqual([]);
});

test('only owners get messages, and no cache stores them', async () => {
  const owner = await signIn();
  expect(await owner('GET', messages)).toMatchObject({ status: 200, body: { isAll: true } });
  expect((await (await editor('briefe@lindenhof.example'))('GET', messages)).status).toBe(403);
  expect((await visitor()('GET', messages)).status).toBe(403);
  expect((await visitor(inject('cms').key)('GET', messages)).status).toBe(403);
  const response = await fetch(new URL(messages, inject('cms').url));
  expect(response.headers.get('cache-control')).toBe('no-store');
});
