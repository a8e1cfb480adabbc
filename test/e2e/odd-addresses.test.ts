import { expect } from 'vitest';
import { expectTitle, isSameDocument, open } from './app.ts';
import { test } from './pages.ts';

test('a link with a trailing slash loads a document, from which the server removes it', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, '/impressum');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/team/';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL('**/team');
  await expectTitle(page, 'Lindenhof');
  expect(await isSameDocument(page)).toBe(false);
});
