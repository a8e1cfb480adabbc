import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime, { type Email } from 'postal-mime';

/** Fills in the contact form of a page, and presses its button. */
export async function writeMessage(page: Page, message: string): Promise<void> {
  const form = page.locator('form[action="/api/contact"]');
  await form.locator('[name="name"]').fill('Änne Brandt');
  await form.locator('[name="email"]').fill('aenne@mail.example');
  await form.locator('[name="message"]').fill(message);
  await form.locator('[name="privacy"]').check();
  await form.getByRole('button').click();
}

/** The mails sent by a server without SMTP, oldest first. */
export async function mailsIn(dataFolder: string): Promise<Email[]> {
  const folder = join(dataFolder, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
