import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { FormsShop } from '#model/forms/shop.ts';
import { dayAfter } from '#model/opening-hours/days.ts';
import { today } from '#model/today.ts';
import { shop } from './forms/api.fixture.ts';
import { readSettings } from './settings/settings.ts';
import { emptyDist, files, release } from './site/site.fixture.ts';
import { startSite } from './start-site.ts';
import { temporaryFolder } from './store/store.fixture.ts';

/** Starts a server for the shop, and ends it when its first look is over. */
async function startOnce(forms: FormsShop, DATA_DIR: string): Promise<void> {
  const dist = await emptyDist();
  await release(dist, files, { forms });
  const settings = readSettings({
    PORT: '0',
    DATA_DIR,
    LOG_LEVEL: 'silent',
    MAIL_FROM: 'server@shop.example',
  });
  const server = await startSite(settings, dist);
  await server.close();
}

async function mailsIn(folder: string) {
  const names = await readdir(join(folder, 'mail')).catch(() => []);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name)))),
  );
}

test('a week before the opening hours of a site lapse, its owner gets one mail', async () => {
  const folder = await temporaryFolder();
  await startOnce({ ...shop, hoursUntil: dayAfter(today(), 8) }, folder);
  expect(await mailsIn(folder)).toEqual([]);

  const hoursUntil = dayAfter(today(), 7);
  await startOnce({ ...shop, hoursUntil }, folder);
  await startOnce({ ...shop, hoursUntil }, folder);
  const mails = await mailsIn(folder);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to?.[0]?.address).toBe(shop.email);
  const day = new Date(hoursUntil).toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mails[0]?.subject).toBe(`www.lindenhof.example: Bitte vor dem ${day} neu veröffentlichen`);
  expect(mails[0]?.text).toContain('ob gerade geöffnet ist');
});
