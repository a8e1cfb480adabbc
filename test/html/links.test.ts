import type { Element, Nodes } from 'hast';
import { expect } from 'vitest';
import { languageOfPath } from '#model/language.ts';
import { attribute, elements, text } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';

/** A link and the page it stands on. */
interface PageLink {
  page: string;
  href: string;
  element: Element;
}

/** `links` are all links of the shop, those of its pages for missing paths included. */
const test = base.extend('links', { scope: 'file' }, ({ allPages }) =>
  allPages.flatMap(({ path, root }) => linksIn(root, path)),
);

function linksIn(node: Nodes, page: string): PageLink[] {
  return elements(node, 'a').map((element) => ({
    page,
    href: attribute(element, 'href') ?? '',
    element,
  }));
}

const isInternal = ({ href }: PageLink) => href.startsWith('/');
const isExternal = ({ href }: PageLink) => /^https?:/.test(href);
const isMail = ({ href }: PageLink) => href.startsWith('mailto:');
const isPhone = ({ href }: PageLink) => href.startsWith('tel:');
const leavesTheSite = (link: PageLink) => isExternal(link) || isMail(link) || isPhone(link);

/** The links that fail, as page and address. */
function failing(links: PageLink[], holds: (link: PageLink) => boolean): string[] {
  return links.filter((link) => !holds(link)).map(({ page, href }) => `${page}: ${href}`);
}

test('every link is a path, an anchor or an address of a known kind', ({ links }) => {
  const known =
    /^(?:\/(?!\/)|#.|https:\/\/[\w.-]+|mailto:[^@?]+@[^@?]+$|webcal:\/\/[\w.-]+\/|tel:\+\d+$)/;
  expect(failing(links, ({ href }) => known.test(href))).toEqual([]);
});

test('no link is made from a missing value', ({ links }) => {
  expect(failing(links, ({ href }) => !/undefined|null|NaN|\[object/.test(href))).toEqual([]);
});

test('every link within the site leads to a page without a redirect', async ({ links, origin }) => {
  const paths = new Set(links.filter(isInternal).map(({ href }) => href.replace(/[?#].*/, '')));
  const answers = await Promise.all(
    [...paths].map(async (path) => {
      const { status } = await fetch(origin + path, { redirect: 'manual' });
      return { path, status };
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('every anchor that a link names exists on its page', ({ links, allPages }) => {
  const ids = new Map(
    allPages.map(({ path, root }) => [
      path,
      new Set(elements(root).map(({ properties }) => properties.id)),
    ]),
  );
  const exists = ({ page, href }: PageLink) => {
    const [path, anchor = ''] = href.split('#');
    return ids.get(path || page)?.has(decodeURIComponent(anchor)) === true;
  };
  const toAnchors = links.filter(({ href }) => /^[/#].*#|^#/.test(href));
  expect(failing(toAnchors, exists)).toEqual([]);
});

test('a link to a page in another language says in which', ({ links }) => {
  const says = ({ page, href, element }: PageLink) => {
    const language = languageOfPath(href);
    return language === languageOfPath(page) || attribute(element, 'hrefLang') === language;
  };
  const toPages = links.filter((link) => isInternal(link) && !link.href.startsWith('/media/'));
  expect(failing(toPages, says)).toEqual([]);
});

test('links to other sites, mail and phone links open in a new tab', ({ links }) => {
  const opens = ({ element }: PageLink) => attribute(element, 'target') === '_blank';
  expect(failing(links.filter(leavesTheSite), opens)).toEqual([]);
});

test('links within the site open in the same tab', ({ links }) => {
  const stays = ({ element }: PageLink) => attribute(element, 'target') === undefined;
  expect(failing(links.filter(isInternal), stays)).toEqual([]);
});

test('pages in new tabs cannot access the page that opened them', ({ links }) => {
  const blank = links.filter(({ element }) => attribute(element, 'target') === '_blank');
  const isSafe = ({ element }: PageLink) => /\bnoopener\b/.test(attribute(element, 'rel') ?? '');
  expect(failing(blank, isSafe)).toEqual([]);
});

test('phone links are titled Telefon in German', ({ links }) => {
  const german = links.filter((link) => isPhone(link) && languageOfPath(link.page) === 'de');
  expect(new Set(german.map(({ element }) => attribute(element, 'title')))).toEqual(
    new Set(['Telefon']),
  );
});

test('phone links have a title in every language', ({ links }) => {
  const isTitled = ({ element }: PageLink) => Boolean(attribute(element, 'title'));
  expect(failing(links.filter(isPhone), isTitled)).toEqual([]);
});

test('mail, phone and other links out of the footer have an icon', ({ allPages }) => {
  const links = allPages.flatMap(({ path, root }) =>
    elements(root, 'footer').flatMap((footer) => linksIn(footer, path)),
  );
  const hasIcon = ({ element }: PageLink) => elements(element, 'svg').length === 1;
  expect(failing(links.filter(leavesTheSite), hasIcon)).toEqual([]);
});

test('every link has words or a name', ({ links }) => {
  const words = (element: Element) =>
    [text(element), attribute(element, 'ariaLabel'), attribute(element, 'alt')].join('');
  const isNamed = ({ element }: PageLink) =>
    [element, ...elements(element)].map(words).join('').trim() !== '';
  expect(failing(links, isNamed)).toEqual([]);
});
