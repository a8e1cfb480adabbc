import type { FieldKind, TextForm } from '#model/fields.ts';
import type { ByLanguage } from '#model/owner-words.ts';
import type { z } from 'zod';

/** A JSON Schema, as zod generates it from the model's schemas. */
export type FieldSchema = z.core.JSONSchema.BaseSchema;

interface FieldRow {
  /** 'config.components.header.fullHeight', 'addresses[].street'. */
  name: string;
  /** What the owner reads beside it, in German. */
  label: string;
  /** The allowed values. */
  value: string;
  /** 'yes', 'no', or the default value. */
  needed: string;
  meaning: string;
}

/**
 * One row for each field of an object schema and its nested fields, in order; without the language
 * of translations, which all of them have.
 */
export function fieldRows(schema: FieldSchema, prefix = ''): FieldRow[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    if (typeof field === 'boolean' || /\btranslations\[\]\.language$/.test(name)) return [];
    const row = {
      name,
      label: labelOf(field),
      value: valueWords(field),
      needed: required.has(key) ? 'yes' : defaultWords(field.default),
      meaning: field.description ?? '',
    };
    const items = itemsOf(field);
    return [row, ...fieldRows(field, `${name}.`), ...(items ? fieldRows(items, `${name}[].`) : [])];
  });
}

/** Formats the rows as a Markdown table. */
export function fieldTable(rows: readonly FieldRow[]): string {
  const lines = rows.map(({ name, label, value, needed, meaning }) =>
    [`\`${name}\``, label, value, needed, meaning]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  );
  return ['| Field | In the content system | Value | Needed | Meaning |', '|---|---|---|---|---|']
    .concat(lines.map((line) => `| ${line} |`))
    .join('\n');
}

/** The schema of a list's items; undefined for other schemas. */
export function itemsOf({ items }: FieldSchema): FieldSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

const kindWords: Record<FieldKind, string> = {
  image: 'file name of an image',
  html: 'HTML',
  markdown: 'Markdown',
  link: 'link',
  path: 'path, such as `/werkstatt`',
  phone: 'phone number',
  'brand-type': 'id of a brand type',
  brand: 'slug of a brand',
  category: 'id of a category',
  attribute: 'id of an attribute',
  item: 'slug of an item',
};

const formWords: Record<TextForm, string> = {
  sentences: 'text',
  colour: 'colour, such as `#14302a`',
  day: 'day, such as `"2027-03-14"`',
  'day of year': 'day of every year, such as `"10-01"`',
  email: 'e-mail address',
  slug: 'name of lower-case letters, digits, hyphens',
  time: 'time, such as `"09:30"`',
  'web address': 'web address',
};

/** The German label of a field; of one that owners do not see, in brackets. */
export function labelOf({ label, hidden }: FieldSchema): string {
  const { de } = (label ?? { de: '' }) as Pick<ByLanguage, 'de'>;
  return hidden === true ? `(${de})` : de;
}

function valueWords(field: FieldSchema): string {
  const { type, kind, form, prefixItems } = field;
  if (typeof kind === 'string' && kind in kindWords) return kindWords[kind as FieldKind];
  if (field.enum) {
    return `one of ${field.enum
      .filter((value) => value !== '')
      .map(asCode)
      .join(', ')}`;
  }
  if (typeof form === 'string' && form in formWords) return formWords[form as TextForm];
  if (field.anyOf) return field.anyOf.map((one) => valueWords(one)).join(', ');
  const items = itemsOf(field);
  if (items) return items.properties ? 'list of records' : `list: ${valueWords(items)}`;
  if (prefixItems) return `list of ${prefixItems.length} numbers`;
  switch (type) {
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${range(field)}`;
    case 'number':
      return `number${range(field)}`;
    case 'object':
      return 'group of fields';
    default:
      return 'text';
  }
}

function range({ minimum, maximum }: FieldSchema): string {
  const isBound = (value: number | undefined) =>
    value !== undefined && Math.abs(value) !== Number.MAX_SAFE_INTEGER;
  if (isBound(minimum) && isBound(maximum)) return `, ${minimum} to ${maximum}`;
  if (isBound(minimum)) return `, at least ${minimum}`;
  return isBound(maximum) ? `, at most ${maximum}` : '';
}

/** The default value, if it is informative. */
function defaultWords(value: unknown): string {
  if (value === undefined || value === '') return 'no';
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return 'no';
  return `no; ${asCode(Array.isArray(value) ? value.join(', ') : value)}`;
}

function asCode(value: unknown): string {
  return `\`${String(value)}\``;
}
