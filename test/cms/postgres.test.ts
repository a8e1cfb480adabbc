import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, inject, test } from 'vitest';
import { exportPageSchema } from '#content/cms/export.ts';
import { startPostgres } from '#server/database/postgres/postgres.fixture.ts';
import { startCms } from './start.setup.ts';

test('on PostgreSQL the same build produces the same shop', async () => {
  const postgres = await startPostgres();
  const data = await mkdtemp(join(tmpdir(), 'cms-postgres-'));
  const cms = await startCms(data, { DATABASE_URL: postgres.url });
  try {
    const { CMS_KEY = '' } = parseEnv(await readFile(join(data, 'cms.env'), 'utf8'));
    const { records } = await exported(cms.url, CMS_KEY);
    const { url, key } = inject('cms');
    const usual = await exported(url, key);
    const values = (page: typeof usual) =>
      Object.entries(page.records).map(([name, list]) => [name, list.map(({ value }) => value)]);
    // Excludes what other tests have changed by then.
    const untouched = (entry: unknown[]) =>
      !['opening_hours', 'brands', 'images'].includes(String(entry[0]));
    expect(values({ ...usual, records }).filter(untouched)).toEqual(
      values(usual).filter(untouched),
    );
  } finally {
    await cms.end();
    await postgres.close();
    await rm(data, { recursive: true });
  }
}, 600_000);

async function exported(url: string, key: string) {
  const headers = { Authorization: `readers API-Key ${key}` };
  const response = await fetch(new URL('/api/export', url), { headers });
  return exportPageSchema.parse(await response.json());
}
