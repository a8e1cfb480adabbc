import { expect, test } from 'vitest';
import { prepareFile } from './prepare-file.ts';
import { preparePicture } from './prepare-picture.ts';

test.each([
  ['file', prepareFile],
  ['picture', preparePicture],
])('no %s is fetched from a user-supplied address', async (_, prepare) => {
  const ask = async (operation: string, args: object) =>
    prepare({ args, operation, req: { i18n: { language: 'en' } } } as never);
  const data = { filename: 'price-list.html', url: 'https://evil.example/price-list.html' };
  await expect((async () => ask('create', { data }))()).rejects.toThrow('Choose a file.');
  await ask('update', { data: { path: '/price-list.pdf' } });
  await ask('create', { data, duplicateFromID: 5 });
});
