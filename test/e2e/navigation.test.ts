import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectTitle, isSameDocument, open } from './app.ts';
import { test as base } from './pages.ts';
import { untilIdle } from './until-idle.ts';

/** `app` is the hydrated page of a brand, in a window of 1280 × 800 px. */
const test = base.extend('app', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/uhren/ostra');
  return page;
});

async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL(`**${href}`);
}

test('a link changes the page within the document', async ({ app }) => {
  await follow(app, '/uhren/valmere');
  await expectTitle(app, 'Valmere');
  expect(await isSameDocument(app)).toBe(true);
});

test('the head becomes that of the new page', async ({ app, get }) => {
  await follow(app, '/en/watches/ostra');
  await expect.poll(() => app.evaluate(() => document.documentElement.lang)).toBe('en');
  const fresh = await get('/en/watches/ostra');
  expect(await headOf(app)).toEqual(await headOf(await freshPage(app, fresh.path)));
});

async function freshPage(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'title,meta[name],link[rel="canonical"],link[rel="alternate"]',
    );
    return [...tags]
      .map(({ outerHTML }) => outerHTML)
      .filter((tag) => !/name="(?:keywords|twitter:)/.test(tag))
      .toSorted();
  });
}

test('nothing of a page that a browser has translated is left in another language', async ({
  app,
}) => {
  await app.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      if (!node.parentElement?.closest('#app') || !node.textContent?.trim()) continue;
      const font = document.createElement('span');
      font.textContent = 'ÜBERSETZT';
      node.parentElement.replaceChild(font, node);
    }
  });
  await app.locator('header a[hreflang="en"]').first().dispatchEvent('click');
  await app.waitForFunction(() => document.documentElement.lang === 'en');
  expect(await app.locator('#app').textContent()).not.toContain('ÜBERSETZT');
  expect(await isSameDocument(app)).toBe(true);
});

test('back and forward change the page within the document', async ({ app }) => {
  await follow(app, '/uhren/valmere');
  await expectTitle(app, 'Valmere');
  await app.goBack();
  await expectTitle(app, 'Ostra');
  await app.goForward();
  await expectTitle(app, 'Valmere');
  expect(await isSameDocument(app)).toBe(true);
});

test('a new page starts at its top, and going back restores the position', async ({ app }) => {
  const link = app.locator('main a[href="/uhren/valmere"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await app.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expectTitle(app, 'Valmere');
  expect(await app.evaluate(() => scrollY)).toBe(0);
  await app.goBack();
  await expectTitle(app, 'Ostra');
  // Not every browser keeps fractions of a pixel.
  await expect.poll(() => app.evaluate(() => scrollY)).toBeCloseTo(before, -0.3);
});

test('a link to an anchor of another page leads there, 150 px below the top', async ({ app }) => {
  await app.evaluate(() => {
    location.href = '/datenschutz#cookies';
  });
  const top = () =>
    app.evaluate(() => document.querySelector('#cookies')?.getBoundingClientRect().top ?? -1);
  await expect.poll(top).toBeCloseTo(150, -0.7);
});

test('the keyboard goes on from an anchor of another page', async ({ app }) => {
  await app.evaluate(() => {
    location.href = '/datenschutz#cookies';
  });
  const focused = () => app.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('cookies');
  await app.keyboard.press('Tab');
  const isAfter = await app.evaluate(() => {
    const anchor = document.querySelector('#cookies');
    const { activeElement } = document;
    if (!anchor || !activeElement || activeElement === document.body) return false;
    return anchor.compareDocumentPosition(activeElement) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isAfter).toBe(true);
  expect(await app.locator('#cookies[tabindex]').count()).toBe(0);
});

test('a link to an anchor on the page requests nothing, however often it is clicked', async ({
  newPage,
}) => {
  const { page, requests } = await newPage();
  await open(page, '/impressum');
  await untilIdle(page);
  // What was loaded at the start is too old to be reused.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10 * 60_000;
  });
  requests.length = 0;
  for (let click = 0; click < 3; click++) {
    await page.locator('a[href="#content"]').first().dispatchEvent('click');
    await page.waitForTimeout(200);
  }
  expect(requests.filter((url) => url.includes('/page-data/'))).toEqual([]);
  expect(await page.evaluate(() => location.hash)).toBe('#content');
});

test('a script that changes the query of the address moves neither page nor focus', async ({
  app,
}) => {
  await follow(app, '/uhren/valmere');
  await expectTitle(app, 'Valmere');
  await app.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 300, behavior: 'instant' });
    history.replaceState(null, '', '?aus=test');
  });
  await app.waitForTimeout(300);
  expect(await app.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    300,
    'BODY',
  ]);
});

test('screen readers hear the title of the new page, and focus moves to it', async ({ app }) => {
  await follow(app, '/uhren/valmere');
  await expect.poll(() => app.locator('[aria-live]').textContent()).toContain('Valmere');
  expect(await app.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('a page without data shows that it is missing, and a further click works', async ({ app }) => {
  await app.evaluate(() => {
    location.href = '/gibt-es-nicht';
  });
  await expect.poll(() => app.title()).toMatch(/nicht gefunden|nicht/i);
  await app.locator('main a[href="/"]').first().click();
  await app.waitForURL('**/');
});

test('a redirect is followed', async ({ app }) => {
  await app.evaluate(() => {
    location.href = '/en/uhren';
  });
  await app.waitForURL('**/en/watches');
});

test('a click with a modifier opens a new tab', async ({ app }) => {
  const opened = app.context().waitForEvent('page');
  await app
    .locator('main a[href="/uhren/valmere"]')
    .first()
    .click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/uhren/valmere');
  await expectTitle(app, 'Ostra');
});

test('a missing anchor on a page is reported on the console', async ({ newPage }) => {
  const { page, warnings } = await newPage();
  await open(page, '/kontakt');
  await page.evaluate(() => {
    location.hash = '#nirgends';
  });
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('#nirgends'));
});

test('a missing anchor on the first page is reported on the console', async ({ newPage }) => {
  const { page, warnings } = await newPage();
  await open(page, '/kontakt#nirgends');
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining('#nirgends'));
});

test('without the Navigation API links load documents', async ({ newPage }) => {
  const { page } = await newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await open(page, '/uhren/ostra');
  await follow(page, '/uhren/valmere');
  await expectTitle(page, 'Valmere');
  expect(await isSameDocument(page)).toBe(false);
});

test('a menu closes when the page that it led to arrives', async ({ app }) => {
  await app.locator('header summary').first().click();
  await app.locator('header details[open] a[href="/uhren/valmere"]').click();
  await expectTitle(app, 'Valmere');
  expect(await app.locator('header details[open]').count()).toBe(0);
});

test('the menu of small windows closes when the page arrives', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce', width: 400 });
  await open(page, '/uhren/ostra');
  await page.locator('header button[popovertarget="menu"]:visible').first().click();
  await page.locator('nav:popover-open summary').first().click();
  await page.locator('nav:popover-open a[href="/uhren/valmere"]').click();
  await expectTitle(page, 'Valmere');
  expect(await page.locator('nav:popover-open').count()).toBe(0);
});

test('a new page fades in unless the visitor prefers reduced motion', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'no-preference' });
  await open(page, '/uhren/ostra');
  await page.evaluate(() => {
    const look = () => {
      const main = document.querySelector('main');
      if (main && main.getAnimations().length > 0) main.dataset['animated'] = '';
      else requestAnimationFrame(look);
    };
    look();
  });
  await follow(page, '/uhren/valmere');
  await page.locator('main[data-animated]').waitFor();
  await expectTitle(page, 'Valmere');
});

test('mouse clicks work at any time after a page change', async ({ newPage }) => {
  const { page, errors } = await newPage({ reducedMotion: 'no-preference' });
  await open(page, '/uhren/ostra');
  const press = async (selector: string) => {
    const { x, y } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 4, y + 4);
  };
  const isIn = (language: string) =>
    page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  // The delay of each click after the previous page has arrived, ms.
  for (const [pause, language] of [
    [0, 'en'],
    [0, 'fr'],
    [40, 'en'],
    [90, 'fr'],
    [150, 'en'],
    [220, 'fr'],
    [300, 'de'],
  ] as const) {
    await page.waitForTimeout(pause);
    await press(`header a[hreflang="${language}"]:visible`);
    await isIn(language);
  }
  await press('main nav a[href="/uhren"]');
  await page.waitForURL('**/uhren');
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('of many successive clicks the last one wins', async ({ newPage }) => {
  const { page, errors } = await newPage({ reducedMotion: 'no-preference' });
  await open(page, '/uhren/ostra');
  for (const href of ['/uhren/valmere', '/impressum', '/datenschutz', '/uhren/halden-sohn']) {
    await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
    await page.waitForTimeout(60);
  }
  await expectTitle(page, 'Halden');
  await page.waitForTimeout(600);
  await expectTitle(page, 'Halden');
  expect(errors).toEqual([]);
});
