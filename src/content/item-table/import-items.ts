import { basename } from 'node:path';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { loadSite } from '../load.ts';
import type { ContentSource, SourceContent } from '../source.ts';
import { type ItemRecord, mergeItems, type MergedItem } from './merge-items.ts';
import { type ItemRow, readItems } from './read-items.ts';

interface ItemImport {
  /** All items of the shop after the import; undefined if there are mistakes. */
  items?: MergedItem[];
  /** The content before the import. */
  before: SourceContent;
  diagnostics: Diagnostic[];
}

/**
 * Reads a table of items into a shop's content, and checks the result like every build. Mistakes in
 * the table have its lines and columns. If the shop has errors of its own, only these are reported.
 *
 * @param goneSince day since which items missing from the table are gone; undefined to keep them.
 */
export async function importItems(
  source: ContentSource,
  table: { bytes: Uint8Array; file: string },
  goneSince?: string,
): Promise<ItemImport> {
  const { site, diagnostics: own } = await loadSite(source);
  const before = await source.load();
  if (!site) return { before, diagnostics: own };
  const file = basename(table.file);
  const read = readItems(table.bytes, file, site);
  const records = itemsOf(before);
  const items = mergeItems(records, read.rows, goneSince);
  const missing = missingColumns(read, items, file);
  if (read.columns.length === 0) return { before, diagnostics: read.mistakes };
  if (missing.length > 0) return { before, diagnostics: [...read.mistakes, ...missing] };
  const merged = withItems(before, items, file);
  const after = await loadSite({ name: file, load: () => Promise.resolve(merged) });
  const told = after.diagnostics.filter(
    (one) => one.place.document === file || one.severity === 'error',
  );
  const diagnostics = [...read.mistakes, ...sameNumbers(read.rows, file), ...told];
  const unread = new Set(read.mistakes.map(({ place }) => keyOf(place)));
  const kept = diagnostics.filter(
    (one) => read.mistakes.includes(one) || !unread.has(keyOf(one.place)),
  );
  return { before, diagnostics: kept, ...(hasErrors(kept) ? {} : { items }) };
}

function itemsOf({ records }: Pick<SourceContent, 'records'>): ItemRecord[] {
  const items = records['items'];
  return Array.isArray(items) ? (items as ItemRecord[]) : [];
}

/** Identifies a cell: one that could not be read is not reported as missing too. */
function keyOf({ line, field }: Diagnostic['place']): string {
  return `${line} ${field}`;
}

/** The content with the merged items, whose places are the lines and columns of the table. */
function withItems(
  before: SourceContent,
  items: readonly MergedItem[],
  file: string,
): SourceContent {
  return {
    ...before,
    records: { ...before.records, items: items.map(({ record }) => record) },
    place: (path) => {
      const [collection, at, ...rest] = path;
      const item = collection === 'items' && typeof at === 'number' ? items[at] : undefined;
      if (!item) return before.place(path);
      if (!item.row) return before.place(['items', item.before ?? 0, ...rest]);
      const field = columnAt(item.record, rest);
      return { document: file, line: item.row.line, ...(field ? { field } : {}) };
    },
    words: { record: (...named) => before.words.record(...named) },
  };
}

/** The column of a value: 'price', 'name_de', 'attribute:width'. */
function columnAt(record: ItemRecord, [field, at, name]: readonly PropertyKey[]): string {
  const list: unknown = record[String(field)];
  const row: unknown = Array.isArray(list) && typeof at === 'number' ? list[at] : undefined;
  const part = (key: string) => String(Reflect.get(new Object(row), key));
  if (field === 'attributes' && row) return `attribute:${part('attribute')}`;
  if (field === 'translations') {
    return row ? `${String(name ?? 'name')}_${part('language')}` : 'name_de';
  }
  return String(field ?? '');
}

/** Reports missing columns that new items need. */
function missingColumns(
  { columns, rows }: ReturnType<typeof readItems>,
  items: readonly MergedItem[],
  file: string,
): Diagnostic[] {
  const isNew = rows.length > 0 && items.some(({ before }) => before === undefined);
  const needed = [
    ['category', columns.some(({ name }) => name === 'category')],
    ['name_de', columns.some(({ name }) => name.startsWith('name_'))],
  ] as const;
  return needed.flatMap(([name, isThere]) =>
    !isNew || isThere
      ? []
      : [
          {
            code: 'table-column',
            severity: 'error',
            place: { document: file, line: 1 },
            message: `The column "${name}" is missing.`,
            hint: 'New items need it.',
          } satisfies Diagnostic,
        ],
  );
}

/** Reports rows with the same article number, which must be unique. */
function sameNumbers(rows: readonly ItemRow[], file: string): Diagnostic[] {
  const lines = new Map<unknown, number>();
  return rows.flatMap(({ line, values }) => {
    const [column, sku] = [...values].find(([{ name }]) => name === 'sku') ?? [];
    const other = sku === undefined ? undefined : lines.get(sku);
    if (sku !== undefined && other === undefined) lines.set(sku, line);
    if (!column || other === undefined) return [];
    return [
      {
        code: 'table-row',
        severity: 'error',
        place: { document: file, line, field: column.name },
        message: `The article number "${String(sku)}" stands in line ${other} too.`,
        hint: 'Give each item a number of its own.',
      } satisfies Diagnostic,
    ];
  });
}
