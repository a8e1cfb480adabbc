import type { Element, Root } from 'hast';
import { expect } from 'vitest';
import { test } from '../support/demo-shop.ts';
import { attribute, byId, elements, text } from '../support/html.ts';

const isHidden = (element: Element) =>
  attribute(element, 'type') === 'hidden' || attribute(element, 'ariaHidden') === 'true';

/** What assistive technology calls an element, as far as pages of the shop name theirs; '' for nothing. */
function nameOf(element: Element, root: Root): string {
  const ids = attribute(element, 'ariaLabelledBy')?.split(' ') ?? [];
  const id = attribute(element, 'id');
  const labels = elements(root, 'label').filter(
    (label) =>
      (id !== undefined && attribute(label, 'htmlFor') === id) || elements(label).includes(element),
  );
  const naming = [...ids.flatMap((one) => byId(root, one) ?? []), ...labels, element];
  const words = naming.flatMap((one) => [
    text(one),
    ...[one, ...elements(one)].map((inner) => attribute(inner, 'ariaLabel') ?? ''),
  ]);
  return words.join('').trim();
}

test.for(['button', 'input', 'textarea', 'summary', 'nav'])(
  'every %s has a name, in every language',
  (tag, { allPages }) => {
    const shown = allPages.flatMap(({ path, root }) =>
      elements(root, tag)
        .filter((element) => !isHidden(element))
        .map((element) => ({ path, name: nameOf(element, root), is: element.properties })),
    );
    expect(shown).not.toEqual([]);
    expect(shown.filter(({ name }) => name === '')).toEqual([]);
  },
);

/** What can be seen of an element's text. */
function visibleText(element: Element): string {
  const hidden = elements(element).filter((inner) =>
    attribute(inner, 'className')?.includes('visually-hidden'),
  );
  return hidden.reduce((rest, inner) => rest.replace(text(inner), ''), text(element));
}

const wordsOf = (words: string) =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

test('every link and button is named with the words that can be seen on it', ({ allPages }) => {
  const unlike = allPages.flatMap(({ path, root }) =>
    ['a', 'button', 'summary'].flatMap((tag) =>
      elements(root, tag).flatMap((element) => {
        const name = attribute(element, 'ariaLabel');
        const seen = wordsOf(visibleText(element));
        return !name || seen.trim() === '' || wordsOf(name).includes(seen)
          ? []
          : [`${path}: "${seen.trim()}" is named "${name}"`];
      }),
    ),
  );
  expect(unlike).toEqual([]);
});

test('every name that an element takes from others is there', ({ allPages }) => {
  const references = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor'];
  const lost = allPages.flatMap(({ path, root }) =>
    elements(root).flatMap((element) =>
      references
        .flatMap((name) => attribute(element, name)?.split(' ') ?? [])
        .filter((id) => !byId(root, id))
        .map((id) => `${path}: #${id}`),
    ),
  );
  expect(lost).toEqual([]);
});
