import type { Element } from 'hast';
import { expect } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { type Answer, test } from '../support/demo-shop.ts';

/** Brands whose texts lack the language of the page, and so are shown in German. */
const untranslated = ['/en/room-fragrances/kienspan', '/fr/marques/leinpfad'];

function mainOf({ root }: Answer): Element {
  const [main] = elements(root, 'main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

/** The elements that are said to be in German. */
const german = (element: Element) =>
  elements(element).filter((inner) => attribute(inner, 'lang') === 'de');

test.for(untranslated)('the heading of %s is said to be in German', async (path, { get }) => {
  const [heading] = elements(mainOf(await get(path)), 'h1');
  expect(heading && german(heading)).toHaveLength(1);
});

test.for(untranslated)('the text of %s is said to be in German', async (path, { get }) => {
  const texts = german(mainOf(await get(path))).filter(({ tagName }) => tagName === 'div');
  expect(texts.map((element) => elements(element, 'p').length > 1)).toEqual([true]);
});

test.for(untranslated)('the frame of %s is in the language of the page', async (path, { get }) => {
  const { root } = await get(path);
  const frame = ['header', 'footer'].flatMap((name) => elements(root, name));
  const words = frame.flatMap(german).filter(({ tagName }) => tagName !== 'a');
  expect(words.map(text)).toEqual([]);
});

test.for([
  ['/en/room-fragrances/kienspan', 'This text is only available in German.'],
  ['/fr/marques/leinpfad', 'Ce texte n’existe qu’en allemand.'],
] as const)('%s says that its text is in German alone', async ([path, note], { get }) => {
  expect(text(mainOf(await get(path)))).toContain(note);
});

test('a translated page is in one language', async ({ get }) => {
  expect(german(mainOf(await get('/en/watches/ostra')))).toEqual([]);
});

test('a card of an untranslated brand says that its line is in German', async ({ get }) => {
  const links = elements(mainOf(await get('/en/room-fragrances')), 'a');
  const cards = links.filter((link) => attribute(link, 'href') === untranslated[0]);
  expect(cards.flatMap(german)).toHaveLength(1);
});
