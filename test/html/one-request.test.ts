import { expect } from 'vitest';
import { type Answer, test } from '../support/demo-shop.ts';
import { attribute, elements, text } from '../support/html.ts';

/** Letters of Latin script beside those of German, English and French. */
const furtherLetters = /(?![ÄÖÜßÀÂÆÇÉÈÊËÎÏÔŒÙÛŸ])[À-ɏ]/iu;

test('no page needs a further request for its styles on a screen, unless it has letters that few pages have', ({
  allPages,
}) => {
  const isFurther = (link: Parameters<typeof attribute>[0]) =>
    attribute(link, 'href')?.startsWith('/assets/further-letters-') === true;
  const isSheet = ({ root }: Answer) =>
    elements(root, 'link').some(
      (link) =>
        attribute(link, 'rel') === 'stylesheet' &&
        attribute(link, 'media') !== 'print' &&
        !(isFurther(link) && furtherLetters.test(text(root))),
    );
  const isStyled = (page: Answer) => elements(page.root, 'style').length > 0;
  const failing = allPages.filter((page) => isSheet(page) || !isStyled(page));
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test('beside the script that tells whether the shop is open, a page has an inline one of less than 1 KB', ({
  allPages,
}) => {
  const scripts = ({ root }: Answer) =>
    elements(root, 'script').filter(
      (script) =>
        attribute(script, 'type') !== 'application/ld+json' &&
        !attribute(script, 'src')?.startsWith('/assets/open-now-'),
    );
  const failing = allPages.filter((page) => {
    const [script, ...others] = scripts(page);
    const isSmall = script && !attribute(script, 'src') && text(script).length < 1024;
    return !isSmall || others.length > 0;
  });
  expect(failing.map(({ path }) => path)).toEqual([]);
});
