import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { previewExpiry } from '#model/publishing/signature.ts';
import { openedAddress } from '../support/opened-address.ts';
import { closeBrowser, openRow, publish, signedIn } from './admin.ts';
import { idOf, signIn, visitor } from './staff.ts';

const { url, key, sitePort, previewPort, publishSecret } = inject('cms');
const programs: ChildProcess[] = [];
let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-'));
  const dist = ['--dist', join(folder, 'dist')];
  site = await start(sitePort, [...dist, '--source', 'cms', '--cache', '.cache', 'start']);
  await start(previewPort, ['--cache', join(folder, 'preview'), 'preview']);
}, 600_000);

afterAll(async () => {
  await closeBrowser();
  for (const program of programs) {
    program.kill();
    await once(program, 'exit');
  }
  await rm(folder, { recursive: true });
}, 60_000);

/** Starts a command of the kit next to the content system. Returns its address. */
async function start(port: number, options: string[]): Promise<string> {
  const child = spawn(process.execPath, ['src/cli.js', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      CMS_URL: url,
      CMS_KEY: key,
      PUBLISH_SECRET: publishSecret,
      PREVIEW_URL: `http://localhost:${previewPort}`,
    },
  });
  programs.push(child);
  return openedAddress(child);
}

/** The timeout for a site or preview that is built in the background. */
const soon = { timeout: 200_000 };

const hours = '/api/globals/opening_hours';

test('published hours are soon on the site, and so are the hours of a restored version', async () => {
  const owner = await signIn();
  const { body } = await owner<{ periods: Period[] }>('GET', `${hours}?depth=0&locale=de`);
  const saturday = body.periods.findIndex(({ day }) => day === '10');
  const { time_close: before = '' } = body.periods[saturday] ?? {};
  const periods = body.periods.map((period, at) =>
    at === saturday ? { ...period, time_close: '15:45' } : period,
  );
  const stored = await owner('POST', `${hours}?locale=de`, { periods, _status: 'published' });
  expect(stored).toMatchObject({ status: 200 });
  await expect.poll(contactPage, soon).toContain('–15:45');

  const older = await owner<{ docs: Version[] }>(
    'GET',
    `${hours}/versions?depth=0&sort=-createdAt&where[version._status][equals]=published`,
  );
  const restored = older.body.docs.find(
    ({ version }) => version.periods[saturday]?.time_close === before,
  );
  await owner('POST', `${hours}/versions/${restored?.id}`);
  await expect.poll(contactPage, soon).not.toContain('–15:45');
}, 600_000);

test('hours changed in German appear in the preview only, and on the site once published', async () => {
  const page = await signedIn({ width: 1400, height: 900 });
  await page.goto('/admin/globals/opening_hours?locale=de');
  const preview = page.frameLocator('#live-preview-iframe');
  const toggler = page.locator('.live-preview-toggler');
  await toggler.waitFor();
  if ((await page.locator('#live-preview-iframe').count()) === 0) await toggler.click();
  await expect.poll(() => preview.locator('h1').count(), soon).toBe(1);
  await openRow(page, 4);
  await page.fill('#field-periods__4__time_close', '16:40');
  await expect.poll(() => preview.locator('body').textContent(), soon).toContain('–16:40');
  expect(await contactPage()).not.toContain('–16:40');
  await publish(page);
  const told = page.locator('[data-publishing]');
  await expect
    .poll(async () => told.allInnerTexts(), soon)
    .toContainEqual(expect.stringMatching(/^Ihre Änderungen sind online\./));
  expect(await contactPage()).toContain('–16:40');
  const link = told.getByRole('link', { name: 'Seite ansehen' });
  expect(await link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/$/);
  await page.context().close();
}, 600_000);

test('an event scheduled for publishing is on the site at its time, and not before', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'events', 'recordId', '130-jahre-2027');
  const title = async () => {
    const path = `/api/events/${id}?draft=true&depth=0&locale=de`;
    return (await owner<Event>('GET', path)).body.translations.title;
  };
  const before = await title();
  // Other files compare the events with the demo shop's.
  onTestFinished(async () => {
    const again = { translations: { title: before }, _status: 'published' };
    const path = `/api/events/${id}?locale=de`;
    expect(await owner('PATCH', path, again)).toMatchObject({ status: 200 });
  });
  const page = await signedIn({ width: 1400, height: 900 }, { locale: 'en-US' });
  await page.goto(`/admin/collections/events/${id}?locale=de`);
  await page.fill('#field-translations__title', 'Der geplante Abend');
  await expect.poll(title).toBe('Der geplante Abend');
  await page.locator('.doc-controls__controls .popup-button').first().click();
  await page.locator('#schedule-publish').click();
  await page.locator('label[for$="type-publish"]').click();
  await page.locator('#time input').fill(inTheDatePicker(minuteToCome()));
  await page.keyboard.press('Enter');
  await page.locator('#scheduled-publish-save').click();
  await expect
    .poll(() => page.locator('.schedule-publish__upcoming').innerText())
    .toMatch(/^\s*Publish/m);
  expect(await eventsPage()).not.toContain('Der geplante Abend');
  await expect.poll(eventsPage, soon).toContain('Der geplante Abend');
  await page.context().close();
}, 240_000);

test('staff get a link that shows a draft for a day, and nobody else gets one', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'info_pages', 'recordId', 'history');
  const path = `/api/preview-link?collection=info_pages&id=${id}&locale=en`;
  const { body } = await owner<{ url: string }>('GET', path);
  const { pathname, searchParams } = new URL(body.url);
  expect(pathname).toMatch(/^\/en\//);
  const expiry = previewExpiry(publishSecret, searchParams.get('preview') ?? '') ?? 0;
  const left = (expiry - Date.now()) / 3_600_000;
  expect(left).toBeGreaterThan(23);
  expect(left).toBeLessThanOrEqual(24);
  for (const someone of [visitor(), visitor(key)]) {
    expect((await someone('GET', path)).status).toBe(403);
  }
});

test('staff get the address of a page on the site, and nobody else gets one', async () => {
  const owner = await signIn();
  const id = await idOf(owner, 'info_pages', 'recordId', 'history');
  const path = `/api/page-link?collection=info_pages&id=${id}&locale=en`;
  const { body } = await owner<{ url: string }>('GET', path);
  const { pathname, search } = new URL(body.url);
  expect((await fetch(site + pathname)).status).toBe(200);
  expect(pathname + search).toMatch(/^\/en\/[a-z-]+$/);
  expect(
    await owner('GET', '/api/page-link?collection=info_pages&id=9999&locale=en'),
  ).toMatchObject({ status: 404 });
  for (const someone of [visitor(), visitor(key)]) {
    expect((await someone('GET', path)).status).toBe(403);
  }
});

interface Event {
  translations: { title: string };
}

interface Period {
  day: string;
  time_close?: string;
}

interface Version {
  id: number;
  version: { periods: Period[] };
}

async function contactPage(): Promise<string> {
  return (await fetch(`${site}/kontakt`)).text();
}

async function eventsPage(): Promise<string> {
  return (await fetch(`${site}/events`)).text();
}

/** The start of a minute far enough ahead to schedule it, because the picker has no seconds. */
function minuteToCome(): Date {
  return new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000);
}

/** The shop's local time in the format of an English admin's picker: 'Nov 22, 2026 3:25 PM'. */
function inTheDatePicker(time: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Berlin',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(time).replace(/, (?=\d+:)/, ' ');
}
