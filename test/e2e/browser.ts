import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
} from 'playwright-core';
import { chromeFlags, findChrome, findFirefox } from '../../scripts/browsers.ts';
import { watchRequests } from './until-idle.ts';
import { variantName } from './variants/variants.ts';

/** Starts the browser for the tests. */
export async function launchBrowser(): Promise<Browser> {
  return variantName === 'firefox' ? launchFirefox() : launchChromium();
}

/** A new profile of the browser. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (variantName === 'no-navigation') {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  }
  watchRequests(context);
  return context;
}

async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChrome(),
    args: chromeFlags,
  });
}

/** The official Firefox, driven by WebDriver BiDi. */
async function launchFirefox(): Promise<Browser> {
  const found = findFirefox();
  if ('missing' in found) throw new Error(found.missing);
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: found.path,
    firefoxUserPrefs: {
      // Scrollbars take no room, as in headless Chromium.
      'ui.useOverlayScrollbars': 1,
      // Pages share a process, which outlives each of them: starting one takes longer than loading
      // a page.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
  });
}
