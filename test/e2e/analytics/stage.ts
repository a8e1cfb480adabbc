import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { build } from 'vite';
import { clientBundle } from '#generator/bundle/vite-settings.ts';
import { type FakeMatomo, startFakeMatomo } from '../../fakes/matomo.ts';
import { test as base, type Visit } from '../harness.ts';

/** A visit to a site that counts visits with its own Matomo. */
interface CountedVisit extends Visit {
  matomo: FakeMatomo;
  /** Opens a page as a document. */
  open: (path: string) => Promise<void>;
  /** Shows a page within the document. */
  go: (path: string) => Promise<void>;
  /** Gives or withdraws the visitor's consent. */
  decide: (isGiven: boolean) => Promise<void>;
  /** Waits until Matomo has exactly the page views with these titles. */
  expectPages: (...titles: string[]) => Promise<void>;
}

/** `test` with `visit`: a site in which any path is a page, and only analytics runs. */
export const test = base
  .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'analytics-'));
    await build(clientBundle(folder, join(import.meta.dirname, 'client.ts'), ''));
    const names = await readdir(join(folder, 'assets'));
    const script = `/assets/${names.find((name) => /^client-.*\.js$/.test(name))}`;
    const server = createServer(({ url = '/' }, response) => {
      const isScript = url.startsWith('/assets/');
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      if (isScript) createReadStream(join(folder, url)).pipe(response);
      else response.end(htmlDocument(url, script));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onCleanup(async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  })
  .extend('visit', async ({ newPage, site }, { onCleanup }) => {
    const matomo = await startFakeMatomo();
    onCleanup(() => matomo.close());
    const visit = await newPage({ baseURL: site });
    await visit.page.addInitScript((url) => {
      window.matomo = url;
    }, matomo.url);
    return countedVisit(visit, matomo);
  });

function htmlDocument(path: string, script: string): string {
  return [
    `<!doctype html><html lang="en"><title>Page ${path}</title><link rel="icon" href="data:,">`,
    '<a href="https://elsewhere.example/" target="_blank">Elsewhere</a>',
    `<script type="module" src="${script}"></script></html>`,
  ].join('');
}

function countedVisit(visit: Visit, matomo: FakeMatomo): CountedVisit {
  const { page } = visit;
  return {
    ...visit,
    matomo,
    open: async (path) => {
      await page.goto(path);
      await page.waitForFunction('window.shop');
    },
    go: async (path) => {
      await page.evaluate(async (to) => {
        window.shop.go(to);
        // A page left sooner is not counted.
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }, path);
    },
    decide: (isGiven) => page.evaluate((given) => window.shop.decide(given), isGiven),
    expectPages: async (...titles) => {
      await expect.poll(() => pageViews(matomo).map((hit) => hit['action_name'])).toEqual(titles);
    },
  };
}

export function pageViews({ hits }: FakeMatomo): Record<string, string>[] {
  return hits.filter((hit) => 'action_name' in hit);
}

/** Waits until everything counted must have been sent. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
}

/** Names of the cookies, without Matomo's suffix for the host. */
export async function cookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name.replace(/\.[0-9a-f]{4}$/, '')).toSorted();
}

/** Makes the timeouts of future documents ten times as fast. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
  });
}
