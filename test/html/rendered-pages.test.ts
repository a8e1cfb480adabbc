import { expect, test } from 'vitest';
import { ownAnchors } from '#generator/check/plan-context.ts';
import { renderShop } from '../support/render.ts';

const shop = await renderShop();
const pages = shop.pages.map((page) => [page.context.path, page] as const);

test.each(pages)(
  '%s, put into a shell that was rendered before, is what React renders of both together',
  async (_path, page) => {
    expect(await shop.body(page)).toBe(await shop.bodyInOne(page));
  },
);

test.each(pages)('%s has each of the ids that links may lead to, once', async (_path, page) => {
  const body = await shop.body(page);
  const ids = [...body.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(
    new Set(['content', 'menu', 'consent', ...ownAnchors(page, shop.site.texts)]),
  );
  expect(ids).toHaveLength(new Set(ids).size);
});
