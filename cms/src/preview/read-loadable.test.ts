import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesSource } from '../../../src/content/files/files-source.ts';
import { loadSite } from '../../../src/content/load.ts';
import { contentFrom } from '../../../test/fakes/cms.ts';
import { siteSource } from '../checks/site-source.ts';
import type { SiteContent } from '../export/read-site.ts';
import { withoutBreaking } from './read-loadable.ts';

const base = join(import.meta.dirname, '../../../test/fixtures/content-mistakes/_base');
let published: SiteContent;

beforeAll(async () => {
  const { records, revision } = await contentFrom(filesSource(base));
  published = { records, revision, images: [], files: [] };
});

/** The published records, with this one added or replacing the one with its id. */
function withDraft(name: string, id: string, value: unknown): SiteContent {
  const admin = `/admin/collections/${name}/${id}`;
  const others = (published.records[name] ?? []).filter((record) => record.admin !== admin);
  const record = { id, title: id, admin, value };
  return {
    ...published,
    revision: 'drafts',
    records: { ...published.records, [name]: [...others, record] },
  };
}

test('a draft that has just been started is left out, and the site can be shown', async () => {
  const drafts = withDraft('appointments', 'new', {});
  expect((await loadSite(siteSource(drafts))).site).toBeNull();
  const site = await withoutBreaking(drafts, published);
  expect(site.revision).not.toBe(drafts.revision);
  expect((await loadSite(siteSource(site))).site).not.toBeNull();
});

test('a draft that breaks the site is replaced by the published version', async () => {
  const [type] = published.records['brand_types'] ?? [];
  const id = type?.admin.split('/').at(-1) ?? '';
  const site = await withoutBreaking(withDraft('brand_types', id, {}), published);
  expect(site.records['brand_types']).toContainEqual(type);
  expect((await loadSite(siteSource(site))).site).not.toBeNull();
});

test('a draft that breaks only its own page stays, because that page says what is missing', async () => {
  const [brand] = published.records['brands'] ?? [];
  const id = brand?.admin.split('/').at(-1) ?? '';
  const drafts = withDraft('brands', id, { ...(brand?.value as object), display_name: 7 });
  expect(await withoutBreaking(drafts, published)).toBe(drafts);
});
