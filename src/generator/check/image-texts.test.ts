import { expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

const silent = { 'images.yaml': replacing('file: optics.jpg', 'file: sunglasses.webp') };

async function silentImages(changes: Parameters<typeof diagnosticsAfter>[0]): Promise<string[]> {
  const diagnostics = await diagnosticsAfter(changes);
  return diagnostics.map(({ message }) => message).filter((text) => text.includes('alternative'));
}

test('an image that is shown and not described is named, once', async () => {
  expect((await diagnosticsAfter(silent)).at(-1)).toEqual({
    code: 'missing-alternative-text',
    severity: 'warning',
    place: { document: 'images.yaml' },
    message: 'No alternative text: optics.jpg.',
    hint: 'Say here what each of them shows; "" for one that only decorates.',
  });
});

test('an empty text says that the image only decorates', async () => {
  const change = replacing(
    'Round tortoiseshell glasses on pale stone, a green vase behind them',
    '""',
  );
  expect(await diagnosticsAfter({ 'images.yaml': change })).toEqual([]);
});

test.each([
  ['a text of its own', '![Eine Brille](brand-nolum.svg)', []],
  ['no text', '![](brand-nolum.svg)', ['No alternative text: brand-nolum.svg.']],
  ['a described image', '![](./media/Sunglasses.JPG)', []],
  ['an image that is not there', '![](missing.jpg)', []],
])('an image in Markdown with %s is judged', async (_, markdown, expected) => {
  expect(await silentImages({ 'pages/home/de.md': adding(markdown) })).toEqual(expected);
});

test('a text that lacks a language is told once, by the loader', async () => {
  const change = (text: string) =>
    text.replace(/ {4}- language: en\n.*tortoiseshell glasses.*\n/, '');
  expect(await diagnosticsAfter({ 'images.yaml': change })).toMatchObject([
    { place: { document: 'images.yaml' }, message: 'There is no translation for "en".' },
  ]);
});

test('of many images the first are named', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const names = Array.from({ length: 22 }, (_, at) => `drawing-${at}.svg`);
  const [message] = await silentImages({
    ...Object.fromEntries(names.map((name) => [`media/${name}`, drawing])),
    'pages/contact/page.yaml': `gallery: [${names.join(', ')}]\n`,
  });
  expect(message).toMatch(/drawing-0\.svg, .*, drawing-19\.svg and 2 more\.$/);
});
