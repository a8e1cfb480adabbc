import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type FakeCms, fakeCms, uploaded } from '../../../test/fakes/cms.ts';
import type { RetryPolicy } from './client.ts';
import { cmsSource } from './cms-source.ts';
import type { ExportedFile, ExportedRecord } from './export.ts';

/** Short delays, to keep tests fast. */
export const retryPolicy: RetryPolicy = {
  silence: 10_000,
  total: 20_000,
  attempts: 3,
  delay: 1,
  longestDelay: 5,
};

type Options = Partial<Parameters<typeof cmsSource>[0]>;

/** Gives each test of a file its own content system, and a source that reads it. */
export function cmsForEachTest() {
  const given = {} as { cms: FakeCms; cache: string };
  beforeEach(async () => {
    given.cms = await fakeCms();
    given.cache = await mkdtemp(join(tmpdir(), 'cms-'));
  });
  afterEach(async () => {
    await given.cms.close();
    await rm(given.cache, { recursive: true });
  });
  const source = (options: Options = {}) =>
    cmsSource({
      url: given.cms.url,
      key: given.cms.key,
      cache: given.cache,
      retryPolicy,
      ...options,
    });
  return Object.assign(given, {
    source,
    load: (options?: Options) => source(options).load(),
    addImage: (name: string, contents: string) => addImage(given.cms, name, contents),
    hold: (count: number) => hold(given.cms, count),
  });
}

export function record(
  id: string,
  value: unknown,
  admin = `/admin/collections/brands/${id}`,
): ExportedRecord {
  return { id, title: `Marke „${id}“`, admin, value };
}

/** Puts an image into the content system. */
function addImage({ content }: FakeCms, name: string, contents: string): ExportedFile {
  const bytes = Buffer.from(contents);
  const file = uploaded(name, bytes);
  content.images.push(file);
  content.bytes.set(file.hash, bytes);
  return file;
}

/** Makes the content system deliver this many brands, each on a page of its own. */
function hold(cms: FakeCms, count: number): void {
  const brands = Array.from({ length: count }, (_, at) => record(`b${at}`, { slug: `b${at}` }));
  cms.content.records = { brands };
  cms.pageSize = 1;
}
