import { expect } from 'vitest';
import { pageDataPath } from '#model/page-data/paths.ts';
import {
  appDataSchema,
  pageDataSchema,
  queryResultSchema,
} from '#model/page-data/schema.fixture.ts';
import { attribute, elements } from '../support/html.ts';
import { test } from '../support/demo-shop.ts';

test('every page has data that name the state of its document', async ({ allPages, origin }) => {
  const failures: string[] = [];
  for (const { path, status, root } of allPages) {
    const app = elements(root, 'div').find(({ properties }) => properties.id === 'app');
    const place = (app && attribute(app, 'dataPath')) ?? path;
    const response = await fetch(origin + pageDataPath(place));
    const { result, path: own } = pageDataSchema.parse(await response.json());
    const isSame = app && attribute(app, 'dataPage') === result.pageContext.hash;
    if (!isSame || own !== place) failures.push(`${path} (${status})`);
  }
  expect(failures).toEqual([]);
});

test('the queries of a page exist, and browsers keep them for good', async ({ origin }) => {
  const response = await fetch(`${origin}/page-data/index/page-data.json`);
  const { staticQueryHashes } = pageDataSchema.parse(await response.json());
  expect(staticQueryHashes.length).toBeGreaterThan(0);
  for (const hash of staticQueryHashes) {
    const query = await fetch(`${origin}/page-data/sq/d/${hash}.json`);
    expect(query.headers.get('Cache-Control')).toContain('immutable');
    queryResultSchema.parse(await query.json());
  }
});

test('page data and app data are asked for anew each time', async ({ origin }) => {
  for (const path of ['/page-data/uhren/page-data.json', '/page-data/app-data.json']) {
    expect((await fetch(origin + path)).headers.get('Cache-Control')).toBe('no-cache');
  }
  const app: unknown = await (await fetch(`${origin}/page-data/app-data.json`)).json();
  expect(appDataSchema.parse(app).webpackCompilationHash).toMatch(/^[0-9a-f]{16}$/);
});
