import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { json } from '../../fakes/cms.ts';
import { smallDisk } from '../small-disk.ts';
import { brandPage, childrenOf, numbersIn, publishedShop, type PublishedShop } from './shop.ts';
import { visit } from './visitor.ts';

const isFull = inject('rounds') > 5;

/** How often the site is published while a visitor looks, and how often something is killed. */
const rounds = isFull ? { publishes: 30, kills: 20 } : { publishes: 4, kills: 2 };

async function served(shop: PublishedShop): Promise<string[]> {
  return numbersIn(await (await fetch(shop.server().url + brandPage)).text());
}

test('while it is published again and again, and somebody goes back, a visitor sees whole pages', async () => {
  const shop = await publishedShop();
  await shop.start();
  const visitor = visit(shop);
  for (let number = 1; number <= rounds.publishes; number += 1) {
    shop.edit(number);
    // Two at once make one build or two, and the last one has all changes.
    await Promise.all([shop.ask(), shop.ask()]);
    await expect.poll(async () => (await shop.status()).state).toBe('idle');
    await expect.poll(() => served(shop)).toEqual([`Stand ${number}`]);
    if (number % 4 !== 0) continue;
    const { releases } = await shop.status();
    expect((await shop.rollBack(releases.at(-1)?.id ?? '')).outcome).toBe('live');
    await expect.poll(() => served(shop)).not.toEqual([`Stand ${number}`]);
  }
  await visitor.end();
  expect(visitor.faults).toEqual([]);
  expect(visitor.pages).toBeGreaterThan(rounds.publishes * 5);
});

test('a content system with faults leaves the site as it was, and says why', async () => {
  const shop = await publishedShop({
    settings: { PUBLISH_TIMEOUT_SECONDS: isFull ? '60' : '600' },
  });
  await shop.start();
  const visitor = visit(shop);
  const { cms } = shop;
  const attempt = async (fault: typeof cms.fault = () => false) => {
    cms.fault = fault;
    const end = await shop.publish();
    cms.fault = () => false;
    expect(await served(shop)).toEqual(['Stand 0']);
    return end;
  };
  shop.edit(1);
  cms.pageSize = 10;
  const wrongKey = await attempt((_, response) => {
    json(response, 403, { errors: [] });
    return true;
  });
  expect([wrongKey.outcome, wrongKey.reason]).toEqual([
    'failed',
    expect.stringContaining('CMS_KEY'),
  ]);
  const halfWay = await attempt((url, response) => {
    if (url.searchParams.get('page') !== '2') return false;
    json(response, 500, { errors: [] });
    return true;
  });
  expect([halfWay.outcome, halfWay.reason]).toEqual(['failed', expect.stringContaining('(500)')]);
  if (isFull) {
    const down = await attempt((_, response) => Boolean(response.destroy()));
    expect([down.outcome, down.reason]).toEqual([
      'failed',
      expect.stringContaining('does not answer'),
    ]);
    // It takes the request, and never answers.
    expect((await attempt(() => true)).outcome).toBe('failed');
  }

  const brand = cms.content.records['brands']?.[0]?.value as { type: unknown };
  const { type } = brand;
  brand.type = 7;
  const refused = await attempt();
  expect(refused.outcome).toBe('refused');
  expect(refused.diagnostics?.[0]?.place.url).toContain(`${cms.url}/admin/collections/brands/`);
  brand.type = type;

  const project = cms.content.records['project']?.[0]?.value as { languages: string[] };
  project.languages = ['de'];
  expect(await attempt()).toMatchObject({ outcome: 'refused', needsConfirmation: true });
  project.languages = ['de', 'en'];
  expect((await shop.publish()).outcome).toBe('live');
  await expect.poll(() => served(shop)).toEqual(['Stand 1']);
  await visitor.end();
  expect(visitor.faults).toEqual([]);
});

test('a build that is killed at any step leaves the site whole', async () => {
  const shop = await publishedShop();
  const { pid } = await shop.start();
  const visitor = visit(shop);
  let number = 1;
  shop.edit(number);
  const { started, ended } = await shop.publish();
  for (let round = 0; round <= rounds.kills; round += 1) {
    number += 1;
    shop.edit(number);
    const job = await shop.ask();
    await expect.poll(async () => (await shop.status()).state, { interval: 10 }).toBe('building');
    await pause(((ended - started) * round) / rounds.kills);
    for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    const { outcome } = await shop.endOf(job);
    expect(['failed', 'live', 'unchanged']).toContain(outcome);
    expect(await served(shop)).toHaveLength(1);
  }
  expect(await shop.publish()).toMatchObject({
    outcome: expect.stringMatching(/live|unch/) as unknown,
  });
  await expect.poll(() => served(shop)).toEqual([`Stand ${number}`]);
  await visitor.end();
  expect(visitor.faults).toEqual([]);
});

test('a server that is killed at any step publishes after its start what it had promised', async () => {
  const shop = await publishedShop();
  await shop.start();
  for (let round = 0; round < rounds.kills; round += 1) {
    shop.edit(round + 1);
    const job = await shop.ask();
    await pause((2500 * round) / rounds.kills);
    await shop.server().kill();
    await shop.start();
    await shop.endOf(job);
    await expect.poll(() => served(shop)).toEqual([`Stand ${round + 1}`]);
  }
  const { releases } = await shop.status();
  await shop.rollBack(releases.at(-1)?.id ?? '');
  // The server looks every 0.1 s which release is the current one.
  await expect.poll(() => served(shop)).not.toEqual([`Stand ${rounds.kills}`]);
  const before = await served(shop);
  await shop.server().kill();
  await shop.start();
  expect([await served(shop), (await shop.status()).rolledBack]).toEqual([before, true]);
});

test('on a full disk the site stays as it was, and is published once there is room', async ({
  skip,
}) => {
  const disk = smallDisk(await temporaryFolder(), 200);
  if (disk === undefined) {
    console.warn('No test runs on a full disk: this user may not mount a small one.');
    return skip();
  }
  const dist = join(disk, 'dist');
  const shop = await publishedShop({ dist });
  await shop.start();
  const visitor = visit(shop);
  const ballast = join(disk, 'ballast');
  // What the disk says is free holds less than that, so it is filled until it takes no more.
  await writeFile(ballast, Buffer.alloc(await settledSpace(disk))).catch(() => undefined);
  await truncate(ballast, (await stat(ballast)).size - 40_000);
  const releases = () => readdirSync(join(dist, 'releases')).toSorted();
  const before = releases();
  shop.edit(1);
  expect(await shop.publish()).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('The disk is full') as unknown,
  });
  expect(await served(shop)).toEqual(['Stand 0']);
  expect(releases()).toEqual(before);
  await rm(ballast);
  expect(await shop.publish()).toMatchObject({ outcome: 'live' });
  await expect.poll(() => served(shop)).toEqual(['Stand 1']);
  expect(releases()).toEqual([...before, expect.any(String)]);
  await visitor.end();
  expect(visitor.faults).toEqual([]);
});

/** The bytes that are free on a disk once nothing is written to it any more, such as smaller copies of pages. */
async function settledSpace(disk: string): Promise<number> {
  const free = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  for (;;) {
    const before = free();
    await pause(1_500);
    if (free() === before) return before;
  }
}
