import { expect } from 'vitest';
import { open } from './app.ts';
import { test } from './pages.ts';

test('without a sketch the lead of a contact page is below its details, aligned with them', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/kontakt');
  const opening = page.locator('main > section').first();
  await opening.evaluate((section) => section.querySelector('picture')?.remove());
  const [heading, lead] = await Promise.all([
    opening.locator('h1').boundingBox(),
    opening.getByText('Am schnellsten').boundingBox(),
  ]);
  const address = await opening.locator('address').boundingBox();
  expect(lead?.y).toBeGreaterThan((address?.y ?? Infinity) + (address?.height ?? 0));
  const inset = await opening
    .getByText('Am schnellsten')
    .evaluate((words) => Number.parseFloat(getComputedStyle(words).paddingLeft));
  expect((lead?.x ?? 0) + inset).toBeCloseTo(heading?.x ?? -1, 0);
});

test('the address for a voucher is requested once it is to be posted, also without JavaScript', async ({
  plainPage: page,
}) => {
  await page.goto('/gutscheine');
  const address = page.locator('[name="address"]');
  expect(await address.isVisible()).toBe(false);
  await page.locator('[value="post"]').check();
  expect(await address.isVisible()).toBe(true);
  await page.locator('[value="collect"]').check();
  expect(await address.isVisible()).toBe(false);
});

// Safari on iOS zooms into fields with smaller text, and does not zoom out.
test('no field has text below 16 px, on pages, in the filter and in the search', async ({
  newPage,
}) => {
  const { page } = await newPage({ width: 390, reducedMotion: 'reduce' });
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('select, textarea, input')]
        .filter(
          (field) =>
            !field.matches('[type=hidden], [type=checkbox], [type=radio], [tabindex="-1"]'),
        )
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${location.pathname}: ${field.outerHTML.slice(0, 80)}`),
    );
  const found: string[] = [];
  for (const path of ['/kontakt', '/gutscheine', '/termin', '/merkliste', '/katalog']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    found.push(...(await small()));
  }
  await open(page, '/schmuck');
  await page.getByRole('button', { name: 'Filtern' }).click();
  const price = page.getByRole('dialog').getByRole('group', { name: 'Preis' });
  expect(await price.locator('input').last().getAttribute('placeholder')).toMatch(/^\d+\.\d{3}$/);
  found.push(...(await small()));
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.locator('dialog').getByRole('combobox').waitFor();
  found.push(...(await small()));
  expect(found).toEqual([]);
});

test('a brand whose logo is a picture is also named in text', async ({ plainPage: page }) => {
  await page.goto('/marken');
  const nameless = await page.locator('main li > a').evaluateAll((links) =>
    links
      .filter((link) => link.querySelector('[role=img], img[alt]'))
      .filter((link) => {
        const { width, height } = link.querySelector('svg, img')?.getBoundingClientRect() ?? {};
        return (width ?? 0) / (height ?? 1) < 1.9;
      })
      .filter((link) => !link.querySelector('[class] + span + span'))
      .map((link) => link.getAttribute('href')),
  );
  expect(nameless).toEqual([]);
});

test('a heading beside a picture is sized by its column, and takes at most three lines', async ({
  plainPage: page,
}) => {
  const linesAt = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    return page.locator('main h1 > span').evaluateAll((spans) => {
      const range = document.createRange();
      range.selectNodeContents(spans.at(-1) ?? document.body);
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
      return new Set(tops).size;
    });
  };
  for (const path of ['/events', '/uhren/ostra', '/marken']) {
    for (const width of [1000, 1280]) {
      expect([path, width, await linesAt(path, width)]).toEqual([
        path,
        width,
        expect.toBeOneOf([1, 2, 3]),
      ]);
    }
  }
});
