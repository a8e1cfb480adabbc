import { describe, expect, test } from 'vitest';
import { ariaCurrent, currentLink, type MenuOfShell } from './current-link.ts';

function shellWith(home: string, ...hrefs: string[]): MenuOfShell {
  const menu = hrefs.map((href) => {
    const link = { href, label: href };
    return { label: href, link, links: [], groups: [] };
  });
  return { home, menu };
}

const german = shellWith('/', '/', '/uhren', '/uhren/ostra');
const english = shellWith('/en', '/en', '/en/watches');

describe('the current link', () => {
  test.each([
    ['a page of the menu', german, '/uhren/ostra', '/uhren/ostra'],
    ['a page below one of the menu', german, '/uhren/valmere', '/uhren/'],
    ['the home page', german, '/', '/'],
    ['a page that only the home page is above', german, '/team', null],
    ['the home page in English', english, '/en', '/en'],
    ['a page that only the English home page is above', english, '/en/team', null],
  ])('of %s', (_, shell, path, expected) => {
    expect(currentLink(shell, path)).toBe(expected);
  });
});

describe('the mark of a link', () => {
  test.each([
    ['to the page itself', '/uhren', '/uhren', 'page'],
    ['to the page above it', '/uhren', '/uhren/', 'true'],
    ['to another page', '/optik', '/uhren/', undefined],
    ['to any page where none is current', '/optik', null, undefined],
  ])('%s', (_, href, current, expected) => {
    expect(ariaCurrent(href, current)).toBe(expected);
  });
});
