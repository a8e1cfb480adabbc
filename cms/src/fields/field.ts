import type { Field, Option, SelectField } from 'payload';
import type { z } from 'zod';
import { choiceType, listTable } from './database-name.ts';
import {
  type Control as Written,
  defaultOf,
  type Editor,
  type Form,
  formOf,
  isOptional,
} from './form.ts';
import { inGroups } from './groups.ts';
import { type TitlePart, titleParts } from './row-title.ts';
import { metaOf } from '../../../src/model/schema.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { type OwnerWords, ownerWords } from './owner-words.ts';

/** The fields of a record of the model, grouped as in its schema. */
export function recordFields(shape: z.core.$ZodShape, collection: string): Field[] {
  // Values made from the title need attention least, so they come last.
  const fields = Object.entries(shape).toSorted(
    ([, one], [, other]) => Number(isMadeFromTitle(one)) - Number(isMadeFromTitle(other)),
  );
  return inGroups(
    fields.map(([name, schema]) => {
      const { group } = ownerWords(name, schema);
      const field = fieldOf(name, schema, { parents: [collection], beside: shape });
      return { field, ...(group ? { group } : {}) };
    }),
  );
}

interface Around {
  /** The collection and fields that contain a field. */
  parents: readonly string[];
  /** The fields of the same record. */
  beside: z.core.$ZodShape;
}

/** The field of the content system for a field of the model. */
function fieldOf(name: string, schema: z.core.$ZodType, { parents, beside }: Around): Field {
  const path = [...parents, name];
  const form = formOf(schema);
  const words = ownerWords(name, schema);
  const { admin, ...control } = controlOf(form, path, { words, beside });
  // Payload's type is a union of all fields, which no object assembled from parts matches.
  return {
    name: storedName(name),
    label: words.label,
    ...(isValue(form) ? valueProps(schema, form) : {}),
    ...control,
    admin: {
      ...(words.help ? { description: words.help } : {}),
      ...(words.example && isValue(form) ? { placeholder: words.example } : {}),
      ...(words.hidden ? { hidden: true } : {}),
      ...admin,
    },
  } as Field;
}

/** Whether a field has a value, as opposed to subfields. */
function isValue({ kind }: Form): boolean {
  return kind !== 'group' && kind !== 'rows' && kind !== 'translations';
}

function valueProps(schema: z.core.$ZodType, form: Form): object {
  const value = defaultOf(schema);
  return {
    // Payload's own validation is off: the kit's loader validates content, with its own messages.
    validate: () => true,
    required: !isOptional(schema) && !isMadeFromTitle(schema),
    ...(value === undefined || value === '' ? {} : { defaultValue: stored(form, value) }),
  };
}

/**
 * Whether a record that is published without this name gets one from its title; false if the name
 * is its own title.
 */
export function isMadeFromTitle(schema: z.core.$ZodType): boolean {
  const { name, form, inList } = metaOf(schema);
  return name !== undefined && form === 'slug' && inList !== 'title';
}

interface Control extends Record<string, unknown> {
  type: Field['type'];
  admin?: object;
}

/** The type of field, and its type-specific settings. */
function controlOf(
  form: Form,
  path: readonly string[],
  { words, beside }: { words: OwnerWords; beside: z.core.$ZodShape },
): Control {
  switch (form.kind) {
    case 'text':
      return {
        type: form.lines === 'one' ? 'text' : 'textarea',
        ...(form.editor ? { admin: { components: { Field: editors[form.editor] } } } : {}),
        ...(form.control ? { admin: writtenControl(form.control, beside) } : {}),
      };
    case 'texts':
      return { type: 'text', hasMany: true };
    case 'number':
      return { type: 'number', admin: writtenControl(form.control, beside) };
    case 'numbers':
      return { type: 'number', hasMany: true };
    case 'switch':
      return { type: 'checkbox' };
    case 'day':
      return {
        type: 'date',
        admin: { date: dayOnly, ...dayControl(path.at(-1) ?? '', words, beside) },
      };
    case 'choice':
      return {
        type: 'select',
        hasMany: form.many,
        options: optionsOf(form.values, words.options),
        filterOptions: offered(words.options),
        enumName: choiceType(path),
        ...(form.many ? { dbName: listTable(path) } : {}),
      };
    case 'picture':
      return { type: 'upload', relationTo: 'media', hasMany: form.many };
    case 'reference':
      return { type: 'relationship', relationTo: form.to };
    case 'group':
      return { type: 'group', fields: fieldsOf(form.shape, path) };
    case 'rows':
      return rowsControl(form, path, words);
    case 'translations':
      return {
        type: 'group',
        // Filters and columns of a list show this label for the fields in it; phone.css hides it in
        // forms.
        label: { de: 'Texte', en: 'Texts', fr: 'Textes' },
        fields: fieldsOf(form.shape, path).map((field) => ({ ...field, localized: true })),
        admin: { hideGutter: true, className: 'translations' },
      };
  }
}

/** A list of records, with a singular name for each. */
function rowsControl(
  { shape, element }: Extract<Form, { kind: 'rows' }>,
  path: readonly string[],
  words: OwnerWords,
): Control {
  const { label: singular } = ownerWords(path.at(-1) ?? '', element);
  return {
    type: 'array',
    labels: { singular, plural: words.label },
    dbName: listTable(path),
    fields: fieldsOf(shape, path),
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(titleParts(shape), singular) },
    },
  };
}

function rowLabel(parts: TitlePart[], label: OwnerWords['label']) {
  return { path: '/admin/row-label.tsx#RowLabel', clientProps: { parts, label } };
}

/** The fields of a list's records, of a group, of a translation. */
export function fieldsOf(shape: z.core.$ZodShape, path: readonly string[]): Field[] {
  return Object.entries(shape).map(([name, schema]) =>
    fieldOf(name, schema, { parents: path, beside: shape }),
  );
}

const editors: Record<Editor, string> = {
  markdown: '/admin/text/rich-text-field.tsx#MarkdownField',
  html: '/admin/text/rich-text-field.tsx#HtmlField',
  link: '/admin/links/link-field.tsx#LinkField',
};

/** A text with its interpretation; for a time, also the day in a neighbouring field. */
function writtenControl(form: Written, beside: z.core.$ZodShape) {
  const day = form === 'time' ? dayBeside(beside) : undefined;
  return written({ form, ...(day ? { day } : {}) });
}

/** A day; if its field follows another day's, it is the last of several. */
function dayControl(name: string, { isPast }: OwnerWords, beside: z.core.$ZodShape) {
  const names = Object.keys(beside);
  const before = names[names.indexOf(name) - 1] ?? '';
  const other = beside[before];
  const isLast = other !== undefined && formOf(other).kind === 'day';
  return written({
    form: 'day',
    ...(isPast ? { isPast } : {}),
    ...(isLast ? { first: storedName(before) } : {}),
  });
}

function written(clientProps: object) {
  return {
    components: { Field: { path: '/admin/written/written-field.tsx#WrittenField', clientProps } },
  };
}

function dayBeside(shape: z.core.$ZodShape) {
  const part = titleParts(shape).find(({ path, isDay }) => isDay || path[0] === 'day');
  return part && { name: part.path.join('.'), names: part.names };
}

/** For lists of documents. */
const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'PP' } as const;

/** Converts a value for the database, where choices are text. */
function stored({ kind }: Form, value: unknown): unknown {
  if (kind !== 'choice') return value;
  return Array.isArray(value) ? value.map(String) : String(value);
}

type Options = OwnerWords['options'];

/** Leaves out options that no task needs; records keep such values. */
function offered(words: Options = []): SelectField['filterOptions'] {
  const hidden = new Set(words.flatMap((word) => (word.hidden ? [String(word.value)] : [])));
  const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value);
  return ({ options }) => options.filter((option) => !hidden.has(valueOf(option)));
}

/** The options of a choice, in the order of its labels; values without labels come last. */
function optionsOf(values: readonly (string | number)[], words: Options = []) {
  const named = words.map(({ value, de, en, fr }) => ({
    value: String(value),
    label: { de, en, fr },
  }));
  const known = new Set(named.map(({ value }) => value));
  const others = values.map(String).filter((value) => !known.has(value));
  return [...named, ...others.map((value) => ({ value, label: value }))];
}
