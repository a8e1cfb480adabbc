import type { Field, LabelFunction, Plugin, StaticLabel } from 'payload';
import { languageOf } from '../language-of.ts';

/**
 * Turns labels by language into functions. Payload's admin inserts objects into its sentences
 * unchanged, such as "Sort by [object Object]"; of a function it only sees the text in the reader's
 * language.
 */
export const labelsInLanguage: Plugin = ({ collections, globals, ...config }) => ({
  ...config,
  ...(collections && {
    collections: collections.map((collection) => ({
      ...collection,
      labels: inLanguage(collection.labels),
      fields: collection.fields.map(labelled),
    })),
  }),
  ...(globals && {
    globals: globals.map((global) => ({
      ...global,
      ...inLanguage({ label: global.label }),
      fields: global.fields.map(labelled),
    })),
  }),
});

/**
 * A field and its subfields. The labels of tabs stay objects: Payload calls their functions without
 * a language.
 */
function labelled(field: Field): Field {
  return {
    ...field,
    ...('label' in field && inLanguage({ label: field.label })),
    ...('labels' in field && { labels: inLanguage(field.labels) }),
    ...('fields' in field && { fields: field.fields.map(labelled) }),
    ...('tabs' in field && {
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(labelled) })),
    }),
    // Payload's type is a union of all fields, which no object assembled from parts matches.
  } as Field;
}

type Label = LabelFunction | StaticLabel | false;

function inLanguage(labels: object = {}): Record<string, Label> {
  return Object.fromEntries(
    Object.entries(labels as Record<string, Label | undefined>).flatMap(([name, label]) =>
      label === undefined ? [] : [[name, typeof label === 'object' ? translated(label) : label]],
    ),
  );
}

function translated(label: Record<string, string>): LabelFunction {
  return ({ i18n }) => label[languageOf(i18n.language)] ?? '';
}
