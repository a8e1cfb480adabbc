import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { filesSource } from '#content/files/files-source.ts';
import { build } from '#generator/build.ts';
import { serveSite } from '#server/start-site.ts';
import { chromeFlags, findChrome } from '../scripts/browsers.ts';
import { writeLargeCatalogue } from './large-catalogue.ts';
import { median, type Row } from './table.ts';

const kit = new URL('..', import.meta.url).pathname;

/** What is searched for, one after the other. */
const queries = ['Vase', 'Kissen Brand 3', 'Trauring', 'armbanduhr 17', 'Brlile'];

/** A machine of a desk, and a cheap phone as Lighthouse simulates it. */
const slowdowns = [1, 4];

/**
 * Measures filter and search in the pages of a large shop, from the visitor's click or letter to
 * what it changes, in a browser at full and at a quarter of its speed.
 */
export async function benchCataloguePages(itemCount: number, runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-bench-'));
  try {
    const shop = join(folder, 'shop');
    const dist = join(folder, 'dist');
    await writeLargeCatalogue(shop, itemCount, join(kit, 'content/media'));
    await build({ source: filesSource(shop), dist, cache: join(kit, '.cache') });
    return await measureCatalogue(dist, `${itemCount.toLocaleString('en')} items`, runs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureCatalogue(dist: string, name: string, runs: number): Promise<Row[]> {
  const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
  try {
    const rows: Row[] = [];
    for (const slowdown of slowdowns) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visitCatalogue(browser, server.url, slowdown));
      }
      const all = (times: (visit: Visit) => Time[]) => visits.flatMap(times);
      rows.push(
        row(
          `${name}, CPU ${slowdown}x: first result after the index`,
          all(({ first }) => [first]),
        ),
        row(
          `${name}, CPU ${slowdown}x: a change of the filter`,
          all(({ changes }) => changes),
        ),
        row(
          `${name}, CPU ${slowdown}x: results of a search`,
          all(({ results }) => results),
        ),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** How long something took until the page's content had changed, and until that was painted, ms. */
interface Time {
  changed: number;
  painted: number;
}

interface Visit {
  first: Time;
  changes: Time[];
  results: Time[];
}

function row(name: string, times: Time[]): Row {
  const show = (values: number[]) =>
    `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
  return {
    name,
    changed: show(times.map(({ changed }) => changed)),
    painted: show(times.map(({ painted }) => painted)),
  };
}

async function visitCatalogue(browser: Browser, origin: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/katalog`);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForSelector('html[data-alive]');
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await firstResult(page);
    const changes: Time[] = [];
    const choices = page.locator('aside input[type=checkbox]');
    for (const place of [0, 1, 0, 1]) {
      changes.push(await timed(page, 'main output', await clickOn(page, choices.nth(place))));
    }
    return { first, changes, results: await search(page) };
  } finally {
    await context.close();
  }
}

/** From the arrival of the index to the filter that is made of it. */
async function firstResult(page: Page): Promise<Time> {
  const button = await clickOn(page, page.getByRole('button', { name: 'Filtern' }));
  const { changed, painted, start } = await timed(page, 'main:has(aside input)', button);
  const arrived = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/page-data/sq/d/'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  );
  return { changed: start + changed - arrived, painted: start + painted - arrived };
}

/**
 * A click of the mouse in the middle of an element. The click of a locator would look for what is
 * there in the page, while the time runs.
 */
async function clickOn(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be clicked is not there.');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function search(page: Page): Promise<Time[]> {
  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  const field = page.locator('dialog').getByRole('combobox');
  await field.waitFor();
  const times: Time[] = [];
  for (const query of queries) {
    times.push(await timed(page, 'dialog', () => field.fill(query)));
    // What is still loading for this query does not count for the next.
    await page.waitForTimeout(500);
  }
  return times;
}

/** Measures from a click or a letter to the change of what a selector finds. */
async function timed(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<Time & { start: number }> {
  await page.evaluate(watchChanges, selector);
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'changeTimes') !== undefined);
  return page.evaluate(() => Reflect.get(window, 'changeTimes') as Time & { start: number });
}

function watchChanges(selector: string): void {
  let start = 0;
  Reflect.deleteProperty(window, 'changeTimes');
  const begin = ({ timeStamp }: Event) => (start ||= timeStamp);
  for (const type of ['click', 'input']) {
    addEventListener(type, begin, { capture: true, once: true });
  }
  const observer = new MutationObserver((changes) => {
    const element = document.querySelector(selector);
    if (start === 0 || !changes.some(({ target }) => element?.contains(target))) return;
    observer.disconnect();
    const changed = performance.now() - start;
    requestAnimationFrame(() =>
      // A task queued now runs after the frame.
      setTimeout(() =>
        Reflect.set(window, 'changeTimes', { start, changed, painted: performance.now() - start }),
      ),
    );
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

if (import.meta.main) {
  const [dist = '', runs = '5'] = process.argv.slice(2);
  console.table(await measureCatalogue(dist, 'items', Number(runs)));
}
