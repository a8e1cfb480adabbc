import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askEmail } from './ask-email.ts';
import { beginRun, describeCrash } from './last-run.ts';
import { readSettings } from './secrets.ts';

/** A terminal in which somebody types these lines. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (text.includes('to sign in with: ')) input.write(`${lines.shift()}\n`);
  });
  const streams = { input, output } as unknown as Parameters<typeof askEmail>[1];
  return { streams, shown: () => shown };
}

describe('the address of the first owner', () => {
  test('is asked for in a terminal until it is valid', async () => {
    const { streams, shown } = terminal('chefin', 'chefin@lindenhof.example');
    expect(await askEmail(undefined, streams)).toBe('chefin@lindenhof.example');
    expect(shown()).toContain('That is no e-mail address.');
  });

  test('is required if there is no terminal', async () => {
    const streams = { input: new PassThrough() } as unknown as Parameters<typeof askEmail>[1];
    await expect(askEmail(undefined, streams)).rejects.toThrow('CMS_ADMIN_EMAIL');
    await expect(askEmail('chefin', streams)).rejects.toThrow('"chefin" is no e-mail address');
    expect(await askEmail('chefin@lindenhof.example', streams)).toBe('chefin@lindenhof.example');
  });
});

describe('a start', () => {
  async function dataFolder(): Promise<string> {
    const data = await mkdtemp(join(tmpdir(), 'cms-'));
    onTestFinished(() => rm(data, { recursive: true }));
    new DatabaseSync(join(data, 'cms.sqlite')).exec('CREATE TABLE users (id)');
    return data;
  }

  test('does not mention a last run that ended normally', async () => {
    const data = await dataFolder();
    expect(await describeCrash(data)).toBeUndefined();
    const { end } = await beginRun(data);
    await end();
    expect(await describeCrash(data)).toBeUndefined();
  });

  test('reports what a crash has left', async () => {
    const data = await dataFolder();
    await beginRun(data);
    const first = await describeCrash(data);
    expect(first).toContain('broke off. The database is whole.');
    expect(first).toContain('The site has heard of all');
    await writeFile(join(data, 'to-publish.json'), '{}');
    await writeFile(
      join(data, 'cms.sqlite'),
      'not a database, and longer than a header of one'.repeat(9),
    );
    const second = await describeCrash(data);
    expect(second).toContain('The database is damaged');
    expect(second).toContain('it does now');
  });
});

describe('the settings', () => {
  test('secrets can be in files, which the started programs do not read again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cms-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'publish');
    await writeFile(file, 'from a vault\n');
    expect(await readSettings({ PUBLISH_SECRET_FILE: file, PORT: '1' })).toEqual({
      PUBLISH_SECRET: 'from a vault',
      PORT: '1',
    });
    await expect(readSettings({ PAYLOAD_SECRET_FILE: join(folder, 'none') })).rejects.toThrow(
      'none',
    );
  });

  test.each([
    { CMS_URL: 'http://cms.shop.example' },
    { PUBLISH_URL: 'http://10.0.0.5:8080' },
    { S3_ENDPOINT: 'http://storage.example' },
    { DATABASE_URL: 'postgres://cms:secret@database/cms' },
    { DATABASE_URL: 'postgres://cms:secret@database/cms?sslmode=prefer' },
  ])('nothing is sent to another machine without encryption: %o', async (settings) => {
    const [name = ''] = Object.keys(settings);
    const refused = readSettings(settings);
    await expect(refused).rejects.toThrow(`${name} leads to`);
    await expect(refused).rejects.not.toThrow('secret');
  });

  test.each([
    { CMS_URL: 'http://localhost:3000', PUBLISH_URL: 'http://127.0.0.1:8080' },
    { CMS_URL: 'https://cms.shop.example', DATABASE_URL: 'file:/srv/data/cms.sqlite' },
    { DATABASE_URL: 'postgres://cms:secret@database/cms?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://cms:secret@database/cms', ALLOW_PLAIN: 'database' },
    {},
  ])('these addresses are accepted: %o', async (settings) => {
    expect(await readSettings(settings)).toEqual(settings);
  });
});
