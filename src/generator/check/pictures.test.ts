import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adding, diagnosticsAfter } from './shop.fixture.ts';

const picture = 'info_pages/about/info_page.yaml';

/** A photo of this width, in place of the one that the page opens with. */
async function photo(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 600, channels: 3, background: '#987' } })
    .jpeg()
    .toBuffer();
}

test('a picture that its page shows a second time is named', async () => {
  const diagnostics = await diagnosticsAfter({ [picture]: adding('gallery: [round-glasses.jpg]') });
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'picture-twice',
      severity: 'warning',
      message: 'The page shows "round-glasses.jpg" already.',
    }),
  ]);
});

test('a text shows a picture of its page a second time, whatever the number of languages', async () => {
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

test('a photo with fewer pixels than the opening of a page needs is named', async () => {
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
