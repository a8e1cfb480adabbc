import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, signedIn } from './admin.ts';

afterAll(closeBrowser);

test('the browser makes a large photograph smaller before it sends it, upright, and a refusal stands at the field', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photo = await sharp({
    create: { width: 5200, height: 3900, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 97 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const page = await signedIn({ width: 360, height: 780 });
  await page.goto('/admin/collections/media/create');
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('.file-field input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  await choose('halb.jpg', photo.subarray(0, 9000));
  await page.locator('#action-save:not([disabled])').click();
  const refusal = page.locator('.file-field .field-error');
  await expect.poll(() => refusal.innerText()).toContain('beschädigt oder unvollständig');

  await page.locator('.file-field__remove').click();
  await choose('gross.jpg', photo);
  await page.locator('.file-field__filename').waitFor();
  const sent = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    return request.method() === 'POST' && pathname === '/api/media';
  });
  await page.locator('#action-save:not([disabled])').click();
  const request = await sent;
  const length = Number((await request.allHeaders())['content-length']);
  expect(length).toBeLessThan(photo.length / 2);
  const answer: unknown = await (await request.response())?.json();
  expect(answer).toMatchObject({ doc: { width: 3072, height: 4096 } });
  await page.context().close();
});
