import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shop } from './forms/api.fixture.ts';
import { readSettings } from './settings/settings.ts';
import { startForms } from './start-forms.ts';
import { temporaryFolder } from './store/store.fixture.ts';

test('a forms server follows the file that tells of its shop, and outlives a broken one', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = await temporaryFolder();
  const file = join(folder, 'forms.json');
  await writeFile(file, JSON.stringify(shop));
  const settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  const server = await startForms(settings, file);
  onTestFinished(() => server.close());
  const page = async () => (await fetch(`${server.url}/api/newsletter/sent`)).text();
  expect(await page()).toContain('Lindenhof');
  await writeFile(file, '{');
  const isToldOf = async () => (await page()).includes('Lindenhof') && log.mock.calls.length > 0;
  await expect.poll(isToldOf, { interval: 500 }).toBe(true);
  await writeFile(file, JSON.stringify({ ...shop, name: 'Ahornhof' }));
  await expect.poll(page, { interval: 500 }).toContain('Ahornhof');
});
