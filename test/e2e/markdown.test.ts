import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { attribute, byId, elements, text } from '../support/html.ts';
import { neededWidth } from './needed-width.ts';
import { type Answer, getPage } from '../support/demo-shop.ts';

const markdown = `
## Größe und Façon

[Anderswo](https://example.org/anderswo), [hier](wedding_rings), [Post](mailto:a@example.org),
[Anruf](tel:+4930123456).

![Werkstatt](workshop.jpg)

| Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonntag |
|---|---|---|---|---|---|---|
| Uhrmacher | Goldschmiedin | Optiker | Floristin | Mechaniker | alle | niemand |
`;

/** `url` is the address of an info page whose text is the Markdown above, `answer` the response. */
const test = base
  .extend('url', { scope: 'file' }, async ({ openShop }) => {
    const origin = await openShop({
      'info_pages/team/de.md': (page) =>
        `${page.slice(0, page.lastIndexOf('---\n') + 4)}${markdown}`,
    });
    return `${origin}/team`;
  })
  .extend('answer', { scope: 'file' }, ({ url }) => getPage(url, ''));

const linkNamed = ({ root }: Answer, name: string) =>
  elements(root, 'a').find((link) => text(link) === name);

test('a heading has an anchor from its text, without accents', ({ answer }) => {
  expect(byId(answer.root, 'grosse-und-facon')?.tagName).toBe('h2');
});

test('a link to another site vouches for nothing and opens in a new tab', ({ answer }) => {
  expect(linkNamed(answer, 'Anderswo')?.properties).toMatchObject({
    rel: ['nofollow', 'noopener', 'noreferrer', 'external'],
    target: '_blank',
  });
});

test("a page key as a link leads to the path in the page's language", ({ answer }) => {
  expect(linkNamed(answer, 'hier')?.properties).toEqual({ href: '/trauringe' });
});

/** The icon in front of a link in the main part. */
const iconOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .evaluate((link) => {
      const { maskImage, backgroundColor } = getComputedStyle(link, '::before');
      return { maskImage, isOfTheLink: backgroundColor === getComputedStyle(link).color };
    });

for (const forcedColors of ['none', 'active'] as const) {
  test(`links out of the site have an icon each, colours forced: ${forcedColors}`, async ({
    plainPage: page,
    url,
  }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto(url);
    const icons = [];
    for (const name of ['Anderswo', 'Post', 'Anruf']) icons.push(await iconOf(page, name));
    expect(icons.map(({ isOfTheLink }) => isOfTheLink)).toEqual([true, true, true]);
    expect(new Set(icons.map(({ maskImage }) => maskImage)).size).toBe(3);
  });
}

test('the icon of a link stays on the line of its first word', async ({ plainPage: page, url }) => {
  await page.goto(url);
  const link = page.getByRole('main').getByRole('link', { name: 'Anderswo' });
  const lines = await link.evaluate((node) => {
    node.before('Wort '.repeat(9));
    const widths = Array.from({ length: 300 }, (_, at) => 400 + at);
    return widths.map((width) => {
      if (node.parentElement) node.parentElement.style.width = `${width}px`;
      return new Set([...node.getClientRects()].map(({ top }) => top)).size;
    });
  });
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('a link within the site has no icon', async ({ plainPage: page, url }) => {
  await page.goto(url);
  expect((await iconOf(page, 'hier')).maskImage).toBe('none');
});

test('a picture has no copy in WebP', ({ answer }) => {
  const picture = elements(answer.root, 'img').find(
    (image) => image.properties.alt === 'Werkstatt',
  );
  expect(picture && attribute(picture, 'srcSet')).toMatch(
    /^(?:\/media\/workshop-\w+-\d+\.jpg \d+w(?:, |$))+$/,
  );
});

test('a picture does not link to its original', ({ answer }) => {
  const linked = elements(answer.root, 'a').flatMap((link) => elements(link, 'img'));
  expect(linked.filter((image) => image.properties.alt === 'Werkstatt')).toEqual([]);
});

test('a table that is too wide scrolls by keyboard, and the page does not', async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(url);
  const table = page.getByRole('group', { name: 'Montag, Dienstag' });
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await neededWidth(page)).toBe(320);
});
