import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromeFlags, findChrome } from '../scripts/browsers.ts';

const widths = [360, 1280];

/** Takes a screenshot of each example in a narrow and a wide window: 'ui-button-solid-360.png'. */
export async function takeScreenshots(
  origin: string,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChrome(),
    args: chromeFlags,
  });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Fonts that load late appear from the second page on.
    await page.goto(origin + (paths[0] ?? ''), { waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(origin + path);
        const name = `${path.slice(1).replaceAll('/', '-')}-${width}.png`;
        await page.screenshot({ path: join(folder, name), clip: await contents(page) });
      }
    }
  } finally {
    await browser.close();
  }
}

/** The part of the page with content. */
async function contents(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const size = await page.evaluate(() => {
    const { offsetWidth: width, offsetHeight: height } = document.documentElement;
    return { width, height };
  });
  return { x: 0, y: 0, ...size };
}
