import { isDeepStrictEqual } from 'node:util';
import {
  COLLECTION_STYLE,
  DEFAULT_SCALAR_STYLE_RULES,
  dump,
  type Node,
  SCALAR_STYLE,
  type ScalarStyleRule,
  visit,
} from 'js-yaml';
import { z } from 'zod';
import { type Language, languages } from '#model/language.ts';
import { type Collection, contentSchema } from '#model/site.ts';
import { recordSchema } from '../records/validate.ts';
import type { FolderLayout } from '#model/feature.ts';
import { elementOf, shapeOf } from '#model/schema.ts';
import { layouts } from '../files/layout.ts';
import { isFields, splitFrontMatter } from '../files/text-file.ts';

/** The contents of text files by their paths, relative to the shop's folder. */
export type TextFiles = Map<string, string>;

/** Writes a collection as files. When read again, they give equivalent records. */
export function recordFiles(collection: Collection, value: unknown): TextFiles {
  const layout = layouts[collection];
  if (layout.kind === 'folders' && Array.isArray(value) && value.every(isFields)) {
    if (layout.listsBy !== undefined) return recordLists(collection, layout.listsBy, value);
    return recordFolders(collection, layout, value);
  }
  const schema = contentSchema.shape[collection];
  if (value === undefined || saysNothing(schema, value)) return new Map();
  return new Map([[`${collection}.yaml`, toYaml(tidy(schema, value))]]);
}

/** Maximum number of records in a file: the result stays well below the size limit for reading. */
export const listLength = 1000;

/** Writes lists of records, grouped into files by the value of a field. */
function recordLists(
  collection: Collection,
  field: string,
  records: readonly Record<string, unknown>[],
): TextFiles {
  const files: TextFiles = new Map();
  for (const [value, all] of Map.groupBy(records, (record) => record[field])) {
    for (let from = 0; from < all.length; from += listLength) {
      const text = listText(collection, all.slice(from, from + listLength));
      files.set(freePath(collection, value, files), text);
    }
  }
  return files;
}

/** Formats a list of records as a file. */
export function listText(collection: Collection, records: readonly unknown[]): string {
  return toYaml(tidy(contentSchema.shape[collection], records));
}

/** A free path for a list of records that share a value. */
export function freePath(
  collection: Collection,
  value: unknown,
  files: Pick<TextFiles, 'has'>,
): string {
  const stem = typeof value === 'string' && goodName.test(value) ? value : collection;
  for (let number = 1; ; number += 1) {
    const path = `${collection}/${stem}${number === 1 ? '' : `-${number}`}.yaml`;
    if (!files.has(path)) return path;
  }
}

/**
 * Writes a folder for each record, with a file of the fields that all languages share, and a text
 * for each language.
 */
export function recordFolders(
  collection: Collection,
  layout: FolderLayout,
  records: readonly Record<string, unknown>[],
): TextFiles {
  const files: TextFiles = new Map();
  const taken = new Set<string>();
  const { idField, recordFile, recordFileNeeded } = layout;
  for (const record of records) {
    const id = record[idField];
    const isName = typeof id === 'string' && goodName.test(id) && !taken.has(id);
    const name = isName ? id : freeName(recordFile, taken);
    taken.add(name);
    const { translations, ...shared } = tidied(collection, record);
    const texts = textFiles(translations);
    if (!texts && translations !== undefined) shared['translations'] = translations;
    const { [idField]: _, ...unnamed } = shared;
    const isBare = Object.keys(unnamed).length === 0 && !recordFileNeeded;
    const fields = isName && (!isBare || texts) ? unnamed : shared;
    const folder = `${collection}/${name}`;
    if (Object.keys(fields).length > 0 || recordFileNeeded || !texts) {
      files.set(`${folder}/${recordFile}.yaml`, toYaml(fields));
    }
    for (const [language, text] of texts ?? []) files.set(`${folder}/${language}.md`, text);
  }
  return files;
}

/** Folder names that every operating system supports, with the same case on all of them. */
const goodName = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9][a-z0-9_-]{0,99}$/;

function freeName(stem: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}-${number}`;
    if (!taken.has(name)) return name;
  }
}

function tidied(collection: Collection, record: object): Record<string, unknown> {
  const fields = tidy(recordSchema(collection), record);
  return isFields(fields) ? fields : {};
}

/**
 * A text for each translation; undefined if files could not restore them: they must have one
 * translation per language, in the order of languages.
 */
function textFiles(translations: unknown): Map<Language, string> | undefined {
  if (!Array.isArray(translations) || translations.length === 0) return undefined;
  const texts = new Map<Language, string>();
  let last = -1;
  for (const translation of translations as unknown[]) {
    if (!isFields(translation)) return undefined;
    const { language, ...fields } = translation;
    const known = languages.find((code) => code === language);
    if (!known || languages.indexOf(known) <= last) return undefined;
    last = languages.indexOf(known);
    texts.set(known, textFile(fields));
  }
  return texts;
}

/** The fields as front matter, and the text as the body if reading restores it unchanged. */
function textFile({ text, ...fields }: Record<string, unknown>): string {
  const isBody =
    typeof text === 'string' && text !== '' && text.isWellFormed() && !text.includes('\r');
  const withBody = isBody && whole(fields, text);
  if (withBody && splitFrontMatter(withBody)?.body === text) return withBody;
  return whole(text === undefined ? fields : { ...fields, text }, '');
}

function whole(fields: Record<string, unknown>, body: string): string {
  const front = Object.keys(fields).length > 0 ? toYaml(fields) : '';
  return `---\n${front}---\n${body}${body && '\n'}`;
}

/** Maximum line length in columns; longer texts are folded. */
const width = 118;

/**
 * Formats a value as YAML like a person would: multi-line texts as blocks, short lists and rows of
 * plain values on one line.
 */
function toYaml(value: unknown): string {
  return dump(value, {
    lineWidth: width,
    noRefs: true,
    quoteStyle: 'double',
    flowBracketPadding: true,
    scalarStyleRules: Object.values(styleRules),
    transform: (documents) =>
      visit(documents, (node, { parent }) => {
        if (isOnOneLine(node, parent)) node.style = COLLECTION_STYLE.FLOW;
      }),
  });
}

/** The default rules, except that non-breaking spaces and the lines of a text are kept. */
const styleRules: Record<string, ScalarStyleRule> = {
  ...DEFAULT_SCALAR_STYLE_RULES,
  doubleQuoteForInvisibles(layout) {
    const { value } = layout.node;
    if (/[\t\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(value)) quote(layout);
    else if (value.includes('\n') && !layout.isKey && !layout.flowOnly) asBlock(layout);
  },
};

const quote: ScalarStyleRule = (layout) => {
  layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
};

const asBlock: ScalarStyleRule = (layout) => {
  layout.style = SCALAR_STYLE.LITERAL_BLOCK;
};

/**
 * Whether a node fits on one line: a list of plain values, or a row of a list with at least two of
 * them.
 */
function isOnOneLine(
  node: Node,
  parent: Node | null,
): node is Extract<Node, { kind: 'mapping' | 'sequence' }> {
  if (parent === null) return false;
  if (node.kind === 'sequence') return areShort(node.items);
  if (node.kind !== 'mapping' || parent.kind !== 'sequence' || node.items.length < 2) return false;
  return areShort(node.items.flatMap(({ key, value }) => [key, value]));
}

/** Whether values are plain and fit on one line, including separators. */
function areShort(nodes: readonly Node[]): boolean {
  let columns = 20;
  for (const node of nodes) {
    if (node.kind !== 'scalar' || node.value.includes('\n')) return false;
    columns += node.value.length + 3;
  }
  return columns <= width;
}

/**
 * Sorts a value's fields in the order of its schema, and drops those that equal the default. The
 * result is equivalent; unknown fields are kept at the end.
 */
export function tidy(schema: z.core.$ZodType, value: unknown): unknown {
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => tidy(element, item));
  const shape = shapeOf(schema);
  if (!shape || !isFields(value)) return value;
  const known = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    return own === undefined || saysNothing(field, own) ? [] : [[name, tidy(field, own)]];
  });
  const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name));
  return Object.fromEntries([...known, ...unknown]);
}

/** Whether a value is equivalent to omitting it. */
function saysNothing(schema: z.core.$ZodType, value: unknown): boolean {
  const none = z.safeParse(schema, undefined);
  if (!none.success) return false;
  const some = z.safeParse(schema, value);
  return some.success && isDeepStrictEqual(some.data, none.data);
}
