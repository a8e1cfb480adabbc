import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './another-shop.ts';
import { neededWidth } from './needed-width.ts';

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
}

async function widthOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.width;
}

/** Parts that follow the site wrapper. */
const wrappers = ['header > div', 'main > section', 'footer > div'];

test.for(wrappers)('%s takes nine tenths of the window', async (selector, { plainPage: page }) => {
  await openHome(page, 1000);
  expect(await widthOf(page.locator(selector).first())).toBe(900);
});

test.for(wrappers)(
  '%s is at most as wide as the theme says',
  async (selector, { plainPage, shop }) => {
    await openHome(plainPage, 1920);
    const { width } = shop.theme.config.components.wrapper;
    expect(await widthOf(plainPage.locator(selector).first())).toBe(width);
  },
);

/** Where text starts or ends on the home page and a page with the picture beside it. */
const edges: [path: string, selector: string, edge: 'left' | 'right'][] = [
  ['/', 'h1', 'left'],
  ['/uhren', 'h1', 'left'],
  ['/', 'main dl', 'right'],
];

test.for(edges)(
  'on %s, %s keeps to the %s edge of the site wrapper beside a classic scrollbar',
  async ([path, selector, edge], { page }) => {
    await page.setViewportSize({ width: 1600, height: 800 });
    await page.goto(path);
    await page.addStyleTag({ content: 'html { padding-inline-end: 15px }' });
    const edgeOf = (element: Locator) =>
      element.first().evaluate((node, side) => node.getBoundingClientRect()[side], edge);
    const wrapper = await edgeOf(page.locator('header > div'));
    expect(await edgeOf(page.locator(selector))).toBeCloseTo(wrapper, 1);
  },
);

test.for([
  ['/', 'main section p'],
  ['/uhren/ostra', 'main h2'],
  ['/kontakt', 'main dl'],
] as const)(
  'on %s, %s takes seven of twelve columns, 30 px apart',
  async ([path, selector], { plainPage: page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    const column = (900 - 11 * 30) / 12;
    const width = await widthOf(page.locator(selector).first());
    expect(width).toBeCloseTo(7 * column + 6 * 30, 0);
  },
);

test.for([
  ['a picture', 'workshop.jpg', 60, 80],
  ['a drawing', 'logo.svg', 100, 120],
] as const)(
  'in the highest header the logo as %s, %s, is %i to %i px high',
  async ([, logo, least, most], { plainPage: page, openShop }) => {
    const url = await openShop({
      'theme.yaml': (yaml) => yaml.replace('fullHeight: 104', 'fullHeight: 240'),
      'project.yaml': (yaml) => yaml.replace('logo: logo.svg', `logo: ${logo}`),
      // A drawing narrower than the header has room for.
      'media/logo.svg': (svg) =>
        svg.replace('0 0 640.8 120" width="640.8"', '0 0 320 120" width="320"'),
    });
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(url);
    const box = await page.locator('header a[aria-label] :is(svg, img)').boundingBox();
    expect(box?.height).toBeGreaterThan(least);
    expect(box?.height).toBeLessThanOrEqual(most);
  },
);

test('a button is set in bold capitals, with padding', async ({ plainPage: page }) => {
  await page.goto('/kontakt');
  const style = await page
    .locator('main a[href^="tel:"]')
    .first()
    .evaluate((button) => {
      const { textTransform, fontWeight, fontSize, padding } = getComputedStyle(button);
      return { textTransform, fontWeight, fontSize, padding };
    });
  expect(style).toEqual({
    textTransform: 'uppercase',
    fontWeight: '700',
    fontSize: '12.8px',
    padding: '12px 20px',
  });
});

test("the footer has the theme's colours", async ({ plainPage: page, shop }) => {
  await openHome(page, 1280);
  const colours = await page.locator('footer').evaluate((footer) => {
    const { backgroundColor, color } = getComputedStyle(footer);
    return { backgroundColor, color };
  });
  const { backgroundColor = '', fontColor = '' } = shop.theme.config.components.footer;
  expect(colours).toEqual({ backgroundColor: rgb(backgroundColor), color: rgb(fontColor) });
});

/** '#17382e' as browsers report it. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test.for(['/', '/uhren', '/events'])(
  'on %s, an endless word in each card does not widen the page',
  async (path, { page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const cards = page.locator('main :is(li, article):has(h2, h3)');
    const changed = await cards.evaluateAll((elements) => {
      const word = 'Donaudampfschifffahrtsuhr'.repeat(4);
      const parts = elements.flatMap((card) => [...card.querySelectorAll('h2, h3, h2 a, h3 a, p')]);
      const texts = parts.filter(
        ({ childElementCount, textContent }) =>
          childElementCount === 0 && !textContent.includes('€'),
      );
      for (const text of texts) text.textContent = `${word} ${text.textContent}`;
      return texts.length;
    });
    expect(changed).toBeGreaterThan(0);
    expect(await neededWidth(page)).toBe(320);
  },
);
