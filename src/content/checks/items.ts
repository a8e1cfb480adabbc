import { isInternalGtin } from '#model/gtin.ts';
import { type AttributeValue, attributeValue } from '#model/entities/attribute-value.ts';
import type { Attribute } from '#model/entities/attribute.ts';
import type { Item } from '#model/entities/item.ts';
import { isGone } from '#model/pages/item-pages.ts';
import { today } from '#model/today.ts';
import { placeName } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/nearest.ts';
import type { Entry } from '../records/draft.ts';
import { contentCheck } from './check.ts';

/** References to categories, brands, attributes and items must name existing ones. */
export const checkItemReferences = contentCheck(
  ['unknown-category', 'unknown-brand', 'unknown-attribute', 'unknown-item'],
  ({ content, fields, report }) => {
    const references = [
      ['category', 'unknown-category', content.categories.map(({ id }) => id)],
      ['brand', 'unknown-brand', content.brands.map(({ slug }) => slug)],
      ['attribute', 'unknown-attribute', content.attributes.map(({ id }) => id)],
      ['item', 'unknown-item', content.items.map(({ slug }) => slug)],
    ] as const;
    for (const [kind, code, names] of references) {
      const known = new Set(names);
      for (const { value, path } of fields.ofKind(kind)) {
        if (known.has(value)) continue;
        report({
          code,
          path,
          message: `There is no ${kind} "${value}".`,
          hint: suggest(value, known),
        });
      }
    }
  },
);

/**
 * Article numbers must be unique, because tables identify items by them. Items that are gone don't
 * count, so their numbers can be reused.
 */
export const checkArticleNumbers = contentCheck(
  ['number-twice', 'internal-gtin'],
  ({ draft, placeOf, report }) => {
    const first = new Map<string, Entry<Item>>();
    for (const item of draft.items) {
      const { sku, gtin } = item.value;
      if (item.sound && gtin !== undefined && isInternalGtin(gtin)) {
        report({
          code: 'internal-gtin',
          path: [...item.path, 'gtin'],
          message: `The GTIN "${gtin}" comes from a range that shops use among themselves; search engines don’t get it.`,
          hint: 'Write the number that the maker prints below the barcode, or use sku.',
        });
      }
      if (!item.sound || sku === undefined || isGone(item.value)) continue;
      const other = first.get(sku);
      if (!other) {
        first.set(sku, item);
        continue;
      }
      report({
        code: 'number-twice',
        path: [...item.path, 'sku'],
        message: `The article number "${sku}" is that of ${placeName(placeOf(other.path))} too.`,
        hint: 'Give each item a number of its own.',
      });
    }
  },
);

/**
 * Items must not be gone since a future day: the page that says so stays for a year from that day.
 */
export const checkGoneSince = contentCheck(['gone-in-future'], ({ draft, report }) => {
  const now = today();
  for (const { value, path, sound } of draft.items) {
    if (!sound || !value.gone_since || value.gone_since <= now) continue;
    report({
      code: 'gone-in-future',
      path: [...path, 'gone_since'],
      message: `The item is shown as gone today, but the day ${value.gone_since} is still to come.`,
      hint: 'Mend the day; the page stays for a year from then on.',
    });
  }
});

/** Values must suit their attributes. Converts them to the attributes' types. */
export const checkAttributeValues = contentCheck(['attribute-value'], ({ draft, report }) => {
  const attributes = new Map(
    draft.attributes.flatMap(({ value, sound }) => (sound ? [[value.id, value]] : [])),
  );
  for (const item of draft.items.filter(({ sound }) => sound)) {
    for (const [at, { attribute: id, values }] of item.value.attributes.entries()) {
      const attribute = attributes.get(id);
      if (!attribute) continue;
      const path = [...item.path, 'attributes', at, 'values'];
      for (const mistake of giveTypes(values, attribute)) {
        report({ code: 'attribute-value', ...mistake, path: [...path, ...mistake.path] });
      }
    }
  }
});

interface Mistake {
  path: number[];
  message: string;
  hint: string;
}

/** Replaces written values by typed ones, and returns a mistake for each that is invalid. */
function giveTypes(values: AttributeValue[], attribute: Attribute): Mistake[] {
  const { id, type } = attribute;
  const mistakes: Mistake[] = [];
  for (const [at, written] of values.entries()) {
    const value = attributeValue(attribute, written);
    if (value === undefined) {
      const message = `"${written}" is no value of the attribute "${id}".`;
      mistakes.push({ path: [at], message, hint: hintFor(attribute, String(written)) });
    } else values[at] = value;
  }
  if (type !== 'flag' && mistakes.length === 0) {
    for (const [at, value] of values.entries()) {
      if (values.indexOf(value) === at) continue;
      const message = `The value "${value}" of the attribute "${id}" stands here twice.`;
      mistakes.push({ path: [at], message, hint: 'Take one of the two out.' });
    }
  }
  if (type === 'flag' && values.length > 1) {
    const message = `The attribute "${id}" holds or does not; it has one value.`;
    mistakes.push({ path: [], message, hint: 'Write true or false.' });
  }
  return mistakes;
}

function hintFor({ type, choices }: Attribute, written: string): string {
  switch (type) {
    case 'choice':
      return suggest(
        written,
        choices.map(({ id }) => id),
      );
    case 'number':
      return 'Write a number, without its unit.';
    case 'flag':
      return 'Write true or false.';
  }
}
