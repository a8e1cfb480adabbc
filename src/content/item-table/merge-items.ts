import { isDeepStrictEqual } from 'node:util';
import { recordSchema } from '../records/validate.ts';
import { tidy } from '../write/record-files.ts';
import { slugFrom } from '#model/anchor.ts';
import { languages } from '#model/language.ts';
import type { ItemRow } from './read-items.ts';

/** An item in the input shape of its schema. */
export type ItemRecord = Readonly<Record<string, unknown>>;

/** An item after an import. */
export interface MergedItem {
  record: ItemRecord;
  /** The row that refers to it; undefined if none does. */
  row?: ItemRow;
  /** Its index among the existing items; undefined for a new one. */
  before?: number;
  isChanged: boolean;
}

/**
 * Merges rows into the items of a shop: existing items in their order, then new ones. Rows refer to
 * an item by its slug, or else by its article number, or else by its name. Fields without a column
 * stay unchanged.
 *
 * @param goneSince day since which items without a row are gone; undefined to keep them.
 */
export function mergeItems(
  before: readonly ItemRecord[],
  rows: readonly ItemRow[],
  goneSince?: string,
): MergedItem[] {
  const bySlug = new Map(before.map((record, at) => [record['slug'], at]));
  const bySku = placesBySku(before);
  const spoken = new Set<number>();
  const fresh: MergedItem[] = [];
  const changed = new Map<number, MergedItem>();
  for (const row of rows) {
    const given = valueAt(row, 'slug');
    const found = given === undefined ? bySku.get(valueAt(row, 'sku')) : bySlug.get(given);
    const slug = given ?? (found === undefined ? slugOf(row) : before[found]?.['slug']);
    const at = found ?? bySlug.get(slug);
    const old = at === undefined ? undefined : before[at];
    const record = withRow(old ?? {}, row, slug);
    if (!old || at === undefined || spoken.has(at)) {
      fresh.push({ record, row, isChanged: true });
    } else {
      spoken.add(at);
      changed.set(at, { record, row, before: at, isChanged: !isSame(record, old) });
    }
  }
  const kept = before.map((record, at): MergedItem => {
    const isLeft = goneSince === undefined || isGone(record);
    return (
      changed.get(at) ??
      (isLeft
        ? { record, before: at, isChanged: false }
        : {
            record: { ...record, availability: 'gone', gone_since: goneSince },
            before: at,
            isChanged: true,
          })
    );
  });
  return [...kept, ...fresh];
}

/** Indexes items by article number. If several share one, the first that is not gone counts. */
function placesBySku(records: readonly ItemRecord[]): ReadonlyMap<unknown, number> {
  const places = new Map<unknown, number>();
  for (const gone of [false, true]) {
    for (const [at, record] of records.entries()) {
      const { sku } = record;
      if (sku !== undefined && isGone(record) === gone && !places.has(sku)) places.set(sku, at);
    }
  }
  return places;
}

function isGone(record: ItemRecord): boolean {
  return record['availability'] === 'gone';
}

/** Whether two items are equivalent. */
function isSame(one: ItemRecord, other: ItemRecord): boolean {
  const schema = recordSchema('items');
  return isDeepStrictEqual(tidy(schema, one), tidy(schema, other));
}

/** The value of the field at a path. */
function valueAt({ values }: ItemRow, ...path: string[]): unknown {
  for (const [column, value] of values) {
    if (path.every((step, at) => column.path[at] === step)) return value;
  }
  return undefined;
}

/** A slug made from the first name in the order of languages; undefined if there is none. */
function slugOf(row: ItemRow): string | undefined {
  const names = languages.map((language) => valueAt(row, 'translations', language, 'name'));
  const name = names.find((one) => typeof one === 'string');
  return (name !== undefined && slugFrom(name)) || undefined;
}

function withRow(old: ItemRecord, { values }: ItemRow, slug: unknown): ItemRecord {
  let record = slug === undefined ? old : { slug, ...old };
  const texts = new Map(rowsOf(old['translations']).map((text) => [text['language'], text]));
  const attributes = new Map(rowsOf(old['attributes']).map((one) => [one['attribute'], one]));
  for (const [{ path }, value] of values) {
    const [field, name = '', text = ''] = path;
    if (field === 'translations') {
      texts.set(name, withField({ language: name, ...texts.get(name) }, text, value));
    } else if (field === 'attributes') {
      if (value === undefined) attributes.delete(name);
      else attributes.set(name, { attribute: name, values: value });
    } else if (field !== 'slug') {
      record = withField(record, field, value);
    }
  }
  const written = [...texts.values()].filter((text) => Object.keys(text).length > 1);
  record = withField(record, 'attributes', filled([...attributes.values()]));
  return withField(record, 'translations', filled(written));
}

function filled(list: ItemRecord[]): ItemRecord[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** The record with a field, or without it if there is no value. */
function withField(record: ItemRecord, field: string, value: unknown): ItemRecord {
  const { [field]: _, ...rest } = record;
  return value === undefined ? rest : { ...record, [field]: value };
}

function rowsOf(list: unknown): ItemRecord[] {
  return Array.isArray(list) ? (list as ItemRecord[]) : [];
}
