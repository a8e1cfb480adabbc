import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adding, diagnosticsAfter, replacing } from './shop.fixture.ts';

const picture = 'info_pages/about/info_page.yaml';

/** A photo of this width, to replace the opening picture of a page. */
async function photo(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 600, channels: 3, background: '#987' } })
    .jpeg()
    .toBuffer();
}

test('a picture shown twice on its page is named', async () => {
  const diagnostics = await diagnosticsAfter({ [picture]: adding('gallery: [round-glasses.jpg]') });
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'picture-twice',
      severity: 'warning',
      message: 'The page shows "round-glasses.jpg" already.',
    }),
  ]);
});

test('a picture repeated in a text is reported once, whatever the number of languages', async () => {
  const change = adding('![Eine Brille](round-glasses.jpg)');
  const diagnostics = await diagnosticsAfter({
    'info_pages/about/de.md': change,
    'info_pages/about/en.md': change,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['picture-twice']);
});

test('pages may share a picture', async () => {
  expect(await diagnosticsAfter({ [picture]: adding('gallery: [sunglasses.jpg]') })).toEqual([]);
});

test("a photo with too few pixels for a page's opening is named", async () => {
  expect(await diagnosticsAfter({ 'media/round-glasses.jpg': await photo(799) })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: 'small-picture',
        severity: 'warning',
        message: '"round-glasses.jpg" is 799 px wide, and shown larger than that.',
        hint: 'Take one that is at least 800 px wide.',
      }),
    ]),
  );
});

test('a photo that is wide enough is not', async () => {
  expect(await diagnosticsAfter({ 'media/round-glasses.jpg': await photo(800) })).toEqual([]);
});

const silent = { 'images.yaml': replacing('file: optics.jpg', 'file: sunglasses.webp') };

async function silentImages(changes: Parameters<typeof diagnosticsAfter>[0]): Promise<string[]> {
  const diagnostics = await diagnosticsAfter(changes);
  return diagnostics.map(({ message }) => message).filter((text) => text.includes('alternative'));
}

test('an image without a description is named once if it is shown', async () => {
  expect((await diagnosticsAfter(silent)).at(-1)).toEqual({
    code: 'missing-alternative-text',
    severity: 'warning',
    place: { document: 'images.yaml' },
    message: 'No alternative text: optics.jpg.',
    hint: 'Say here what each of them shows; "" for one that only decorates.',
  });
});

test('an empty alternative text marks the image as decorative', async () => {
  const change = replacing(
    'Round tortoiseshell glasses on pale stone, a green vase behind them',
    '""',
  );
  expect(await diagnosticsAfter({ 'images.yaml': change })).toEqual([]);
});

test.each([
  ['its own alternative text', '![Eine Brille](brand-nolum.svg)', []],
  ['no text', '![](brand-nolum.svg)', ['No alternative text: brand-nolum.svg.']],
  ['a described image', '![](./media/Sunglasses.JPG)', []],
  ['a missing image', '![](missing.jpg)', []],
])('an image in Markdown with %s is checked', async (_, markdown, expected) => {
  expect(await silentImages({ 'pages/home/de.md': adding(markdown) })).toEqual(expected);
});

test('a text missing in a language is reported once, by the loader', async () => {
  const change = (text: string) =>
    text.replace(/ {4}- language: en\n.*tortoiseshell glasses.*\n/, '');
  expect(await diagnosticsAfter({ 'images.yaml': change })).toMatchObject([
    { place: { document: 'images.yaml' }, message: 'There is no translation for "en".' },
  ]);
});

test('only the first of many images are named', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const names = Array.from({ length: 22 }, (_, at) => `drawing-${at}.svg`);
  const [message] = await silentImages({
    ...Object.fromEntries(names.map((name) => [`media/${name}`, drawing])),
    'pages/contact/page.yaml': `gallery: [${names.join(', ')}]\n`,
  });
  expect(message).toMatch(/drawing-0\.svg, .*, drawing-19\.svg and 2 more\.$/);
});
