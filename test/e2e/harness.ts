import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type OnCleanup, test as base } from '../support/demo-shop.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';
import { launchBrowser, openContext } from './browser.ts';

/** A page of the built demo shop, opened as by a visitor. */
export interface Visit {
  /** Paths for `goto` are relative to the site. */
  page: Page;
  /** The URLs of all requests of the page and its workers so far, in order. */
  requests: string[];
  /** Console errors and uncaught exceptions. */
  errors: string[];
  /** Console warnings. */
  warnings: string[];
}

/**
 * The visitor: all of Playwright's options for a browser context, and these. Service workers are
 * blocked unless `serviceWorkers` says otherwise: tests cannot intercept a worker's requests.
 */
export interface Visitor extends BrowserContextOptions {
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  /** Whether scripts run; they do by default. */
  javaScript?: boolean;
  /** Whether the consent banner is shown; by default it is not, as if the visitor had answered. */
  asked?: boolean;
}

/**
 * The demo shop's `test` with `browser`, which all files of a worker share, and `newPage`. Each
 * page has a separate profile, which ends with its test.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, ({}, { onCleanup }) => sharedBrowser(onCleanup))
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

const sharedBrowser = oncePerWorker(async (onCleanup: OnCleanup): Promise<Browser> => {
  const browser = await launchBrowser();
  onCleanup(() => browser.close());
  return browser;
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
