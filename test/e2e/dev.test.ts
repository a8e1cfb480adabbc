import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startDevServer } from '#build/dev/dev-server.ts';
import { filesSource } from '#content/files/files-source.ts';
import { alive } from './alive.ts';
import { content, test as base } from './pages.ts';

/** `dev` is the address of the development server with the demo shop. */
const test = base.extend('dev', { scope: 'file' }, async ({}, { onCleanup }) => {
  const cache = await mkdtemp(join(tmpdir(), 'dev-'));
  const server = await startDevServer({ source: filesSource(content), cache, port: 0, log() {} });
  onCleanup(async () => {
    await server.close();
    await rm(cache, { recursive: true, force: true });
  });
  return server.url;
});

test('in development pages come to life and change within the document', async ({
  dev,
  newPage,
}) => {
  const { page, errors } = await newPage({ reducedMotion: 'reduce' });
  await page.goto(`${dev}/uhren/ostra`);
  await alive(page);
  await page.evaluate(() => {
    document.documentElement.dataset['first'] = 'yes';
  });
  await page.locator('main a[href="/uhren/valmere"]').first().click();
  await expect.poll(() => page.title()).toContain('Valmere');
  expect(await page.evaluate(() => document.documentElement.dataset['first'])).toBe('yes');
  expect(errors).toEqual([]);
});
