import { expect, test } from 'vitest';
import { imageAsset } from '../images/asset.ts';
import { emptyFolder, mediaFile, photo } from '../images/media.fixture.ts';
import { quickPictures } from './quick-picture.ts';

test('a picture with a stray marker, which builds accept, is shown in the preview too', async () => {
  const folder = await emptyFolder();
  const bytes = await photo(90, 60).jpeg().toBuffer();
  const middle = bytes.length >> 1;
  bytes.fill(Buffer.from([0xff, 0xd3]), middle, middle + 2);
  const asset = imageAsset(await mediaFile(folder, 'a.jpg', bytes), 'page', folder);
  const [wanted] = asset.files;
  if (!wanted) throw new Error('The picture has no files.');
  expect(await quickPictures(folder)(asset, wanted)).toMatchObject({ type: 'image/webp' });
});
