import { expect, test } from 'vitest';
import { headingLinks } from './headings.ts';

test('each h2 of a text has a link, in order, and deeper headings have none', () => {
  const html =
    '<p>First</p><h2 id="rights">Your rights</h2><h3 id="more">More</h3><h2 id="map">Map</h2>';
  expect(headingLinks({ html })).toEqual([
    { href: '#rights', label: 'Your rights' },
    { href: '#map', label: 'Map' },
  ]);
});

test('a link has the text of its heading without markup', () => {
  const html = '<h2 id="a">Name &amp; <em>address</em> &lt;old&gt;</h2>';
  expect(headingLinks({ html })).toEqual([{ href: '#a', label: 'Name & address <old>' }]);
});

test('a missing text has no links', () => {
  expect(headingLinks(undefined)).toEqual([]);
});
