import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleSite } from '#generator/bundle/bundle.ts';
import { ownAnchors } from '#generator/check/page-anchors.ts';
import { planImages } from '#generator/image-plan.ts';
import { plan } from '#generator/plan/plan.ts';
import type { PlannedPage } from '#generator/plan/planned.ts';
import { withHtml } from '#generator/render/with-html.ts';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import type * as EntryServer from '#site/entry-server.tsx';

const cache = await mkdtemp(join(tmpdir(), 'schaufenster-slots-'));
const { site } = await loadSite(filesSource('content'));
if (!site) throw new Error('The demo shop has mistakes.');
const { images } = await planImages(site, cache);
const planned = plan(site, images, '2026-11-21');
const bundle = await bundleSite(cache);
const renderer = (await import(bundle.entry)) as typeof EntryServer;
const render = renderer.createRenderer();

function inputOf(page: PlannedPage) {
  const query = planned.queries.get(page.queries[0] ?? '');
  if (query?.key !== 'shell') throw new Error(`${page.file} has no shell`);
  const { context, template } = page;
  return { shell: query.data, context, template, view: withHtml(page) };
}

const pages = Array.from(planned.pages(), (page) => [page.context.path, page] as const);

test.each(pages)(
  '%s, put into a shell that was rendered before, is what React renders of both together',
  async (_path, page) => {
    const input = inputOf(page);
    expect((await render(input)).join('')).toBe(await renderer.renderWhole(input));
  },
);

test.each(pages)('%s has each of the ids that links may lead to, once', async (_path, page) => {
  const body = (await render(inputOf(page))).join('');
  const ids = [...body.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(['content', 'menu', 'consent', ...ownAnchors(page)]));
  expect(ids).toHaveLength(new Set(ids).size);
});
