import { expect, test } from 'vitest';
import { movedPages } from './moved-pages.ts';
import { PageList } from './page-list.ts';

/** A list of pages; each value identifies the page at a path. */
function pages(byPath: Record<string, string>, previous?: PageList): PageList {
  const list = new PageList();
  for (const [path, identity] of Object.entries(byPath)) {
    list.add(`${path.slice(1)}/index.html`, 'a1', identity);
  }
  if (previous) list.remember(movedPages(previous, list));
  return PageList.parse(list.toString());
}

const leads = (list: PageList, previous: PageList) =>
  movedPages(previous, list).map(({ from, to }) => `${from} > ${to}`);

const first = pages({ '/team': 'info/team/de', '/werkstatt': 'info/workshop/de' });

test('a moved page is recognised by its identity', () => {
  const next = pages({ '/wir': 'info/team/de', '/werkstatt': 'info/workshop/de' });
  expect(leads(next, first)).toEqual(['/team > /wir']);
});

test('a removed page leads nowhere, and neither does a new one', () => {
  expect(leads(pages({ '/neu': 'info/new/de', '/team': 'info/team/de' }), first)).toEqual([]);
});

test('a path taken by another page stays with that page', () => {
  const next = pages({ '/team': 'info/workshop/de', '/wir': 'info/team/de' });
  expect(leads(next, first)).toEqual(['/werkstatt > /team']);
});

test('all old paths of a page lead directly to its current path', () => {
  const second = pages({ '/wir': 'info/team/de' }, first);
  const third = pages({ '/wir': 'info/team/de' }, second);
  const last = pages({ '/menschen': 'info/team/de' }, third);
  expect(leads(last, third)).toEqual(['/team > /menschen', '/wir > /menschen']);
});

test('a page that has come back is not redirected', () => {
  const second = pages({ '/wir': 'info/team/de' }, first);
  expect(leads(pages({ '/team': 'info/team/de' }, second), second)).toEqual(['/wir > /team']);
});

test('lists of older kits, which lack identities, lead nowhere', () => {
  const older = PageList.parse('a1 team/index.html\n');
  expect(leads(pages({ '/wir': 'info/team/de' }), older)).toEqual([]);
});

test('at most a thousand old paths are remembered, or as many as the site has pages', () => {
  let list = pages({ '/0': 'info/team/de' });
  for (let at = 1; at <= 1005; at += 1) list = pages({ [`/${at}`]: 'info/team/de' }, list);
  expect(list.moved).toHaveLength(1000);
  expect(list.moved.at(-1)).toEqual({ from: '/1004', identity: 'info/team/de' });
});
