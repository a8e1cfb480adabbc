import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import type { BuildReport } from '#model/publishing/build-report.ts';
import { shop } from '../forms/api.fixture.ts';
import { FakeBuilder, live, newDataFolder, startPublishing } from './publish.fixture.ts';

const mistake: BuildReport = {
  diagnostics: [
    {
      code: 'dead-link',
      severity: 'error',
      message: 'There is no page "ketten".',
      hint: 'Choose another.',
      place: {
        document: 'Marke „Ostra“',
        field: 'translations[0].text',
        url: 'https://cms.example/admin/collections/brands/12?locale=de#field-translations__text',
      },
    },
    {
      code: 'sample-text',
      severity: 'warning',
      message: 'This is a sample.',
      place: { document: 'Marke' },
    },
  ],
};

const settings = { MAIL_TO: 'post@lindenhof.example' };

async function mailsIn(dataFolder: string): Promise<Email[]> {
  const folder = join(dataFolder, 'mail');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

test.each([
  ['without forms', {}],
  ['with forms, by their outbox', { forms: shop }],
])(
  'the owner of a shop %s is notified of a mistake once, and when publishing works again',
  async (_, about) => {
    const dataFolder = await newDataFolder();
    const builder = new FakeBuilder();
    builder.reports = [mistake, mistake, live, live];
    const site = await startPublishing({ builder, dataFolder, about, settings });
    for (const at of [1, 2, 3, 4]) {
      await site.publish();
      await expect.poll(async () => (await site.status()).state).toBe('idle');
      expect(builder.builds).toHaveLength(at);
      await expect.poll(async () => (await mailsIn(dataFolder)).length).toBe(at > 2 ? 2 : 1);
    }
    const [first, second] = await mailsIn(dataFolder);
    expect(first?.to?.[0]?.address).toBe(settings.MAIL_TO);
    expect(first?.subject).toContain('Ihre Änderungen sind noch nicht online');
    for (const part of [
      'Im Inhalt steckt noch ein Fehler.',
      'There is still a mistake in the content.',
      '• Marke „Ostra“: Dieser Link führt nirgendwohin.',
      '(„ketten“)',
      '/admin/collections/brands/12?locale=de#field-translations__text',
    ]) {
      expect(first?.text).toContain(part);
    }
    expect(first?.text).not.toContain('sample');
    expect(first?.text).not.toContain('There is no page');
    expect(second?.text).toContain('Alle Änderungen sind jetzt online.');
  },
);

test('mistakes with the same cause are one entry in the mail, with all their places', async () => {
  const dataFolder = await newDataFolder();
  const builder = new FakeBuilder();
  const [link, ...others] = mistake.diagnostics;
  const elsewhere = {
    ...link,
    place: { document: 'Artikel „Kette“', url: 'https://cms.example/7' },
  };
  builder.reports = [{ diagnostics: [link, elsewhere, ...others] as typeof mistake.diagnostics }];
  const site = await startPublishing({ builder, dataFolder, settings });
  await site.publish();
  await expect.poll(async () => (await mailsIn(dataFolder)).length).toBe(1);
  const [mail] = await mailsIn(dataFolder);
  expect(mail?.text).toContain('Im Inhalt steckt noch ein Fehler.');
  expect(mail?.text?.match(/Dieser Link führt nirgendwohin/g)).toHaveLength(1);
  expect(mail?.text).toContain('Marke „Ostra“');
  expect(mail?.text).toContain('Artikel „Kette“');
});

test('the owner is notified later if mails cannot be sent at first', async () => {
  const dataFolder = await newDataFolder();
  const builder = new FakeBuilder();
  builder.reports = [mistake];
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, 'mail'), 'no folder');
  const first = await startPublishing({ builder, dataFolder, settings });
  await first.publish();
  await expect.poll(async () => (await first.status()).last?.outcome).toBe('refused');
  await first.close();
  await rm(join(dataFolder, 'mail'));
  await startPublishing({ builder, dataFolder, settings });
  await expect.poll(async () => (await mailsIn(dataFolder)).length).toBe(1);
});
