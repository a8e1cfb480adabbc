import { expect, test } from 'vitest';
import { signedHook } from '#model/publishing/signature.ts';
import { FakeBuilder, live, newDataFolder, secret, startPublishing } from './publish.fixture.ts';

const goBack = (url: string, id: string) =>
  fetch(`${url}/api/releases`, signedHook(secret, { release: id }));

test('automatic requests keep an older release online, until a person publishes', async () => {
  const builder = new FakeBuilder();
  const dataFolder = await newDataFolder();
  const first = await startPublishing({ builder, dataFolder });
  await goBack(first.url, 'first');
  await first.publish({ automatic: true, changed: ['media/7'] });
  await expect.poll(async () => (await first.status()).state).toBe('idle');
  expect(builder.builds).toEqual([]);
  expect(await first.status()).toMatchObject({ rolledBack: true, last: { release: 'first' } });
  await first.close();

  const second = await startPublishing({ builder, dataFolder });
  builder.reports = [{ diagnostics: [], release: { id: 'third', unchanged: false } }];
  await second.publish({ automatic: true, changed: ['files/2'] });
  await second.publish({ by: 'Chefin', changed: ['items/3', 'opening_hours'] });
  await expect.poll(() => builder.builds.length).toBe(1);
  await expect.poll(async () => (await second.status()).last?.release).toBe('third');
  expect((await second.status()).releases[0]).toMatchObject({
    id: 'third',
    by: ['Chefin'],
    changed: ['media/7', 'files/2', 'items/3', 'opening_hours'],
  });
});

test("a person's publish is never lost to a concurrent automatic request", async () => {
  const builder = new FakeBuilder();
  const site = await startPublishing({ builder, settings: { PUBLISH_DELAY_SECONDS: '0.001' } });
  for (let round = 1; round <= 10; round += 1) {
    await goBack(site.url, 'first');
    const automatic = site.publish({ automatic: true });
    await Promise.all([automatic, site.publish({ by: 'Chefin' })]);
    await expect.poll(() => builder.builds.length, { timeout: 5000 }).toBe(round);
    await expect.poll(async () => (await site.status()).state).toBe('idle');
  }
});

test('a publish without changes makes an older release the newest state', async () => {
  const builder = new FakeBuilder();
  builder.reports = [{ diagnostics: [], release: { id: 'first', unchanged: true } }];
  const site = await startPublishing({ builder });
  await goBack(site.url, 'first');
  expect((await site.status()).rolledBack).toBe(true);
  await site.publish();
  await expect.poll(async () => (await site.status()).last?.outcome).toBe('unchanged');
  expect((await site.status()).rolledBack).toBeUndefined();
  await site.publish({ automatic: true });
  await expect.poll(() => builder.builds.length).toBe(2);
});

test('a release has the notes of all requests since the previous one', async () => {
  const builder = new FakeBuilder();
  builder.reports = [
    { diagnostics: [], failure: { cause: 'fewer-pages', before: 10, after: 7 } },
    live,
  ];
  const site = await startPublishing({ builder });
  await site.publish({ by: 'Auge', changed: ['brands/1'] });
  await expect.poll(async () => (await site.status()).last?.outcome).toBe('refused');
  await site.publish({ by: 'Chefin', confirm: true });
  await expect.poll(async () => (await site.status()).last?.outcome).toBe('live');
  const { releases } = await site.status();
  expect(releases.find(({ id }) => id === 'second')).toMatchObject({
    by: ['Auge', 'Chefin'],
    changed: ['brands/1'],
  });
  expect(releases[0]).not.toHaveProperty('by');
});
