import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { documentPaths, securityHeaders } from '#model/hosting/headers.ts';
import { emptyDist, release, serve } from '#server/site/site.fixture.ts';
import { test } from './harness.ts';

const stray = 'localStorage.stray = "ran"; document.title = "stray";';

const files = {
  'index.html':
    '<!doctype html><title>Start</title><script src="/assets/own.js" type="module"></script>' +
    '<script src="/x.js"></script><script src="/assets/..%2fx.js"></script>',
  '404.html': '<!doctype html><title>Nicht gefunden</title>',
  'assets/own.js': 'import("/assets/part.js");',
  'assets/part.js': 'document.documentElement.dataset.own = "ran";',
  'assets/worker.js': 'postMessage("works");',
  'sw.js': 'addEventListener("fetch", () => {});',
  'x.js': stray,
  'foreign.html': '<!doctype html><title>Foreign</title><script src="/assets/stray.js"></script>',
  'foreign.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script href="/assets/stray.js"/></svg>`,
  'assets/stray.js': stray,
};

async function openStart(newPage: (visitor: object) => Promise<{ page: Page }>): Promise<Page> {
  const dist = await emptyDist();
  await release(dist, files, {
    headers: securityHeaders({ https: false }),
    sandboxed: documentPaths(['/foreign.html', '/foreign.svg']),
  });
  const { page } = await newPage({ baseURL: (await serve(dist)).url, serviceWorkers: 'allow' });
  await page.goto('/');
  return page;
}

test('only scripts and workers of the kit run, whatever else the site contains', async ({
  newPage,
}) => {
  const page = await openStart(newPage);
  await page.waitForFunction(() => document.documentElement.dataset['own'] === 'ran');
  expect(await page.title()).toBe('Start');

  const outcomes = await page.evaluate(async () => {
    const worker = (path: string) =>
      new Promise<string>((resolve) => {
        try {
          const started = new Worker(path);
          started.addEventListener('message', ({ data }) => resolve(String(data)));
          started.addEventListener('error', () => resolve('refused'));
        } catch {
          resolve('refused');
        }
      });
    const registered = (path: string) =>
      navigator.serviceWorker.register(path).then(
        () => 'works',
        () => 'refused',
      );
    return Promise.all([
      worker('/assets/worker.js'),
      worker('/x.js'),
      registered('/sw.js'),
      registered('/x.js'),
    ]);
  });
  expect(outcomes).toEqual(['works', 'refused', 'works', 'refused']);

  for (const path of ['/foreign.html', '/foreign.svg']) {
    await page.goto(path);
    expect(await page.title()).not.toBe('stray');
  }
  await page.goto('/');
  expect(await page.evaluate(() => localStorage['stray'] as unknown)).toBeUndefined();
});
