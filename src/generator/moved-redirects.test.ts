import { expect, test } from 'vitest';
import type { PlannedRedirects } from './plan/planned.ts';
import { withMoved } from './moved-redirects.ts';
import { PageList } from './release/page-list.ts';

const planned: PlannedRedirects = {
  exact: [{ from: '/en/uhren', to: '/en/watches', language: 'en' }],
  prefixes: [],
  queries: [],
  folders: [],
  find: () => undefined,
  all: () => planned.exact,
};

const move = (from: string, to: string) => ({ from, to, identity: 'info/team/de' });
const many = Array.from({ length: 150 }, (_, at) => move(`/uhren/b${at}`, `/zeit/b${at}`));

test('redirects of moved pages come after the planned ones', () => {
  const moves = [move('/team', '/wir'), move('/en/uhren', '/en/wir')];
  expect(withMoved(planned, moves, new PageList()).exact).toEqual([
    { from: '/en/uhren', to: '/en/watches', language: 'en' },
    { from: '/team', to: '/wir', language: 'de' },
  ]);
});

test('many pages that moved from one folder to another share one rule', () => {
  const { exact, prefixes, all } = withMoved(planned, many, new PageList());
  expect(exact).toEqual(planned.exact);
  expect(prefixes).toEqual([{ from: '/uhren', to: ['/zeit'] }]);
  expect(all()).toHaveLength(151);
});

test('the rule is mixed if pages remain in the folder', () => {
  const pages = new PageList();
  pages.add('uhren/neu/index.html', 'a1', 'brand/neu/de');
  expect(withMoved(planned, many, pages).prefixes).toEqual([
    { from: '/uhren', to: ['/zeit'], mixed: true },
  ]);
});

test('pages that moved to different folders are listed one by one, at most the latest thousand', () => {
  const apart = Array.from({ length: 1500 }, (_, at) => move(`/alt/b${at}`, `/neu${at}/x`));
  const { exact } = withMoved(planned, apart, new PageList());
  expect(exact).toHaveLength(1001);
  expect(exact.at(-1)?.from).toBe('/alt/b1499');
});
