import type { Element } from 'hast';
import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { attribute, byId, elements } from './html.ts';
import { getPage } from './pages.ts';

const markdown = `
## Größe und Façon

[Anderswo](https://example.org/anderswo), [hier](wedding_rings).

![Werkstatt](workshop.jpg)
`;

/** `answer` is an info page whose text is the Markdown above. */
const test = base.extend('answer', { scope: 'file' }, async ({ openShop }) => {
  const url = await openShop({
    'info_pages/team/de.md': (text) => `${text.slice(0, text.lastIndexOf('---\n') + 4)}${markdown}`,
  });
  return getPage(url, '/team');
});

const linkTo = (root: Element[], href: string) =>
  root.find((element) => attribute(element, 'href') === href);

test('a heading has an anchor from its text, without accents', ({ answer }) => {
  expect(byId(answer.root, 'grosse-und-facon')?.tagName).toBe('h2');
});

test('a link to another site vouches for nothing and opens in a new tab', ({ answer }) => {
  const link = linkTo(elements(answer.root, 'a'), 'https://example.org/anderswo');
  expect(link?.properties).toMatchObject({
    rel: ['nofollow', 'noopener', 'noreferrer', 'external'],
    target: '_blank',
  });
});

test('a page key as a link leads to the path of the language', ({ answer }) => {
  expect(linkTo(elements(answer.root, 'a'), '/trauringe')?.properties.target).toBeUndefined();
});

test('a picture has no copy in WebP', ({ answer }) => {
  const picture = elements(answer.root, 'img').find(
    (image) => image.properties.alt === 'Werkstatt',
  );
  expect(picture && attribute(picture, 'srcSet')).toMatch(
    /^(?:\/media\/workshop-\w+-\d+\.jpg \d+w(?:, |$))+$/,
  );
});

test('a picture is no link to its original', ({ answer }) => {
  const linked = elements(answer.root, 'a').flatMap((link) => elements(link, 'img'));
  expect(linked.filter((image) => image.properties.alt === 'Werkstatt')).toEqual([]);
});
