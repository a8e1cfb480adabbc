import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { previewExpiry } from '#model/publishing/signature.ts';
import { openedAddress } from '../support/opened-address.ts';
import { idOf, signIn, visitor } from './staff.ts';

const { url, key, sitePort, publishSecret } = inject('cms');
let site: string;
let end: () => Promise<void>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  const options = ['--source', 'cms', '--dist', join(folder, 'dist'), '--cache', '.cache', 'start'];
  const child = spawn(process.execPath, ['src/cli.ts', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(sitePort),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      CMS_URL: url,
      CMS_KEY: key,
      PUBLISH_SECRET: publishSecret,
    },
  });
  const exited = once(child, 'exit');
  end = async () => {
    child.kill();
    await exited;
    await rm(folder, { recursive: true });
  };
  site = await openedAddress(child);
}, 300_000);

afterAll(() => end());

const hours = '/api/globals/opening_hours';

test('published hours are on the site a moment later, and those of an older version once that is restored', async () => {
  const owner = await signIn();
  const { body } = await owner<{ periods: Period[] }>('GET', `${hours}?depth=0&locale=de`);
  const saturday = body.periods.findIndex(({ day }) => day === '10');
  const { time_close: before = '' } = body.periods[saturday] ?? {};
  const periods = body.periods.map((period, at) =>
    at === saturday ? { ...period, time_close: '15:45' } : period,
  );
  await owner('POST', `${hours}?locale=de`, { periods, _status: 'published' });
  await expect.poll(contactPage).toContain('–15:45 Uhr');

  const older = await owner<{ docs: Version[] }>(
    'GET',
    `${hours}/versions?depth=0&sort=-createdAt&where[version._status][equals]=published`,
  );
  const restored = older.body.docs.find(
    ({ version }) => version.periods[saturday]?.time_close === before,
  );
  await owner('POST', `${hours}/versions/${restored?.id}`);
  await expect.poll(contactPage).not.toContain('–15:45 Uhr');
});

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
