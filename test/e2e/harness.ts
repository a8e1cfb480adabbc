import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { serveSite } from '#server/start-site.ts';
import { launchBrowser, openContext } from './browser.ts';

/** A page of the built demo shop, opened as a visitor would have it. */
export interface Visit {
  /** Paths given to `goto` are those of the site. */
  page: Page;
  /** The URLs of all requests of the page and its workers so far, in order. */
  requests: string[];
  /** What the console reported as errors, and uncaught exceptions. */
  errors: string[];
  /** What the console reported as warnings. */
  warnings: string[];
}

/**
 * Who visits; all of Playwright's options for a browser context, and these. Service workers are
 * blocked unless `serviceWorkers` says otherwise: what a worker loads, no test could answer for.
 */
export interface Visitor extends BrowserContextOptions {
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  /** Whether scripts run; they do by default. */
  javaScript?: boolean;
  /** Whether the consent banner is shown; it is not by default, as if the visitor had answered. */
  asked?: boolean;
}

const dist = join(import.meta.dirname, '../../dist');

/**
 * Vitest's `test` with the browser, the address of the demo shop's server and `newPage`. The first
 * two are shared by all files; each page has a profile of its own, which ends with its test.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('origin', { scope: 'worker' }, async ({}, { onCleanup }) => {
    if (!existsSync(join(dist, 'current'))) {
      throw new Error('There is no built shop in dist/. Build it first: npm run build');
    }
    const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
    onCleanup(() => server.close());
    return server.url;
  })
  .extend('newPage', ({ browser, origin }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
    });
    return async ({ width = 1280, javaScript = true, asked = false, ...options }: Visitor = {}) => {
      const context = await openContext(browser, {
        baseURL: origin,
        viewport: { width, height: 800 },
        javaScriptEnabled: javaScript,
        ...options,
      });
      contexts.push(context);
      if (!asked) await context.addInitScript(stopAsking);
      return visit(context);
    };
  });

/** Runs in the page, before its own code. */
function stopAsking(): void {
  new MutationObserver(() => delete document.documentElement.dataset['consent']).observe(document, {
    attributeFilter: ['data-consent'],
    subtree: true,
  });
}

async function visit(context: BrowserContext): Promise<Visit> {
  const requests: string[] = [];
  const errors: string[] = [];
  const warnings: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return { page: await context.newPage(), requests, errors, warnings };
}
