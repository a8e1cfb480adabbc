import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FormsShop } from '#model/forms/shop.ts';
import { localAddress } from '#model/hosting/address.ts';
import { shop } from './forms/api.fixture.ts';
import { liveForms } from './dev-forms.ts';

const log = vi.fn<(text: string) => void>();

let folder: string;

beforeEach(async () => {
  log.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'live-forms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** The forms of the shop that `now` returns, until the test ends. */
function formsOf(now: () => FormsShop | undefined, environment: Record<string, string> = {}) {
  const forms = liveForms({
    environment: { DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    shop: async () => now(),
    log,
  });
  onTestFinished(() => forms.close());
  return forms;
}

/** Requests a page from the forms. */
async function ask(forms: ReturnType<typeof formsOf>, path: string): Promise<Response> {
  const server = createServer(await forms.listener());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return fetch(localAddress('127.0.0.1', server.address()) + path);
}

const page = '/api/newsletter/sent?language=de';

test('a shop without forms opens none', async () => {
  const forms = formsOf(() => undefined);
  expect(await forms.listener()).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});

test('forms are opened before anybody asks, and tell where mails go', async () => {
  formsOf(() => shop);
  await expect
    .poll(() => log.mock.calls)
    .toEqual([
      [
        `Forms are taken here: each mail becomes a file in ${join(folder, 'mail')} until SMTP_URL is set.`,
      ],
    ]);
});

test('forms follow the content', async () => {
  let name = 'Lindenhof';
  const forms = formsOf(() => ({ ...shop, name }));
  expect(await (await ask(forms, page)).text()).toContain('Lindenhof');
  name = 'Kastanienhof';
  expect(await (await ask(forms, page)).text()).toContain('Kastanienhof');
});

test('while the content has mistakes, forms work as before', async () => {
  let now: FormsShop | undefined = shop;
  const forms = formsOf(() => now);
  await forms.listener();
  now = undefined;
  expect((await ask(forms, page)).status).toBe(200);
});

test('wrong settings are reported once, and requests are refused', async () => {
  const forms = formsOf(() => shop, { ALTCHA: 'sometimes' });
  expect((await ask(forms, '/api/token')).status).toBe(503);
  expect((await ask(forms, '/api/token')).status).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('ALTCHA is "sometimes", but must be one of'),
  );
});

test('a store that cannot be opened is reported', async () => {
  const forms = formsOf(() => shop, { DATABASE_URL: 'postgres://localhost:1/shop' });
  await forms.listener();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('(DATABASE_URL) cannot be opened'),
  );
});

test('closed forms do not open again', async () => {
  const forms = formsOf(() => shop);
  await forms.close();
  expect(await forms.listener()).toBeUndefined();
});
