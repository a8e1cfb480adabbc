import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

/** The demo shop with a brand in German alone: the demo's own texts are all translated. */
const shop = await renderShop({
  'brands/moosgrund/brand.yaml': 'display_name: Moosgrund\ntype: room_fragrances\n',
  'brands/moosgrund/de.md':
    '---\nheadline: Nach Regen\nlead: Vier Düfte aus dem Moor.\n---\nTorf und Farn.\n\nUnd Moos.\n',
});

/** The pages that lack a text in their language, and so show the German one. */
const untranslated = ['/en/room-fragrances/moosgrund', '/fr/marques/moosgrund'];

function mainOf(root: Root): Element {
  const [main] = elements(root, 'main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

/** The elements that are said to be in German. */
const german = (element: Element) =>
  elements(element).filter((inner) => attribute(inner, 'lang') === 'de');

test.each(untranslated)('the heading of %s is said to be in German', async (path) => {
  const [heading] = elements(mainOf(await shop.get(path)), 'h1');
  expect(heading && german(heading)).toHaveLength(1);
});

test.each(untranslated)('the text of %s is said to be in German', async (path) => {
  const texts = german(mainOf(await shop.get(path))).filter(({ tagName }) => tagName === 'div');
  expect(texts.map((element) => elements(element, 'p').length > 1)).toEqual([true]);
});

test.each(untranslated)('the frame of %s is in the language of the page', async (path) => {
  const root = await shop.get(path);
  const frame = ['header', 'footer'].flatMap((name) => elements(root, name));
  const words = frame.flatMap(german).filter(({ tagName }) => tagName !== 'a');
  expect(words.map(text)).toEqual([]);
});

test.each([
  ['/en/room-fragrances/moosgrund', 'This text is only available in German.'],
  ['/fr/marques/moosgrund', 'Ce texte n’existe qu’en allemand.'],
] as const)('%s says that its text is in German alone', async (path, note) => {
  expect(text(mainOf(await shop.get(path)))).toContain(note);
});

test('a translated page is in one language', async () => {
  expect(german(mainOf(await shop.get('/en/watches/ostra')))).toEqual([]);
});

test('a card of an untranslated brand says that its line is in German', async () => {
  const links = elements(mainOf(await shop.get('/en/room-fragrances')), 'a');
  const cards = links.filter((link) => attribute(link, 'href') === untranslated[0]);
  expect(cards.flatMap(german)).toHaveLength(1);
});
