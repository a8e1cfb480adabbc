import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from '#generator/build.ts';
import { filesSource } from '#content/files/files-source.ts';
import { serveSite } from '#server/start-site.ts';
import { chromeFlags, findChrome } from '../scripts/browsers.ts';
import { firstLoad, type Load, observeLoad } from './first-load.ts';
import { median, type Row } from './table.ts';

const kit = new URL('..', import.meta.url).pathname;
const path = '/uhren/ostra';
const next = '/uhren/valmere';

/** A cheap phone on a slow network, as simulated by Lighthouse. */
const slow = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };

/**
 * Measures pages of the demo shop: the first load of a brand page on a cheap phone, with and
 * without JavaScript, and the navigation from there to another one without throttling.
 */
export async function benchPages(runs: number): Promise<Row[]> {
  const dist = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  const source = filesSource(join(kit, 'content'));
  await build({ source, dist, cache: join(kit, '.cache') });
  const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  try {
    // Alternates, so that a slow minute of the machine affects both.
    const pairs = await repeat(runs, async () => ({
      plain: await load(browser, server.url, false),
      alive: await load(browser, server.url, true),
    }));
    const alive = pairs.map((pair) => pair.alive);
    const moves = await repeat(runs, () => move(browser, server.url));
    return [
      row(
        'largest paint without JavaScript',
        pairs.map(({ plain }) => plain.largestPaint),
        'ms',
      ),
      row(
        'largest paint with JavaScript',
        alive.map((one) => one.largestPaint),
        'ms',
      ),
      row(
        'with to without',
        pairs.map((pair) => pair.alive.largestPaint / pair.plain.largestPaint),
        '',
      ),
      row(
        'total blocking time',
        alive.map((one) => one.blockingTime),
        'ms',
      ),
      row(
        'layout shift',
        alive.map((one) => one.layoutShift),
        '',
      ),
      row(
        'first script of the application after first paint',
        alive.map((one) => one.scriptDelay),
        'ms',
      ),
      row(
        'application runs after its entry is asked for',
        alive.map((one) => one.start),
        'ms',
      ),
      row(
        'JavaScript',
        alive.map((one) => one.scriptBytes / 1024),
        'KB',
      ),
      row(
        'next page: over the wire',
        moves.map((one) => one.bytes / 1024),
        'KB',
      ),
      row(
        'next page: heading painted after the click',
        moves.map((one) => one.paint),
        'ms',
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
    await rm(dist, { recursive: true });
  }
}

function row(name: string, values: number[], unit: string): Row {
  const digits = unit === 'ms' ? 0 : 2;
  const show = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
  return {
    name,
    median: show(median(values)),
    range: `${Math.min(...values).toFixed(digits)}–${show(Math.max(...values))}`,
  };
}

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < times; at += 1) results.push(await run());
  return results;
}

async function load(browser: Browser, origin: string, hasScripts: boolean): Promise<Load> {
  return visit(browser, { javaScriptEnabled: hasScripts }, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    return firstLoad(page, client, origin + path);
  });
}

interface Move {
  /** Transferred size of the new page, including headers. */
  bytes: number;
  /** From the click to the first frame with the new heading, ms. */
  paint: number;
}

async function move(browser: Browser, origin: string): Promise<Move> {
  return visit(browser, {}, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await page.goto(origin + path);
    await page.mouse.move(1, 1);
    await page.waitForSelector('[aria-live]', { state: 'attached' });
    const addresses = new Map<string, string>();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      addresses.set(requestId, request.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId) ?? '';
      if (address.includes(`${next}/page-data`) || address.endsWith('/app-data.json')) {
        bytes += encodedDataLength;
      }
    });
    const link = page.locator(`main a[href="${next}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(300);
    await page.evaluate(observePaint);
    await link.click();
    const paint = await page.waitForFunction(() => Reflect.get(window, 'paintedAfter') as number);
    return { bytes, paint: await paint.jsonValue() };
  });
}

/** Measures in the page the time from a click to the frame with another heading. */
function observePaint(): void {
  let clicked = 0;
  addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
  const heading = document.querySelector('h1')?.textContent;
  const look = () => {
    if (clicked && document.querySelector('h1')?.textContent !== heading) {
      // A task queued now runs after the frame.
      setTimeout(() => Reflect.set(window, 'paintedAfter', performance.now() - clicked));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit<T>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  task: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeLoad);
    return await task(page);
  } finally {
    await context.close();
  }
}
