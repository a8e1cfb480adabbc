import { stringify } from 'csv-stringify/sync';
import { cellOf } from './cells.ts';
import { type Column, columnsFor, type Known } from './columns.ts';
import type { ItemRecord } from './merge-items.ts';
import { withGuard } from './read-table.ts';

/**
 * Formats items as a table for spreadsheets that can be read again: CSV with semicolons, in UTF-8
 * with the byte order mark that Excel needs. Contains the usual columns and those that some item
 * uses.
 */
export function writeTable(items: readonly ItemRecord[], known: Known): string {
  const columns = columnsFor(known);
  const always = new Set(['slug', 'category', 'sku', 'price', 'name_de']);
  const used = columns.filter(
    (column) =>
      always.has(column.name) || items.some((item) => valueOf(item, column) !== undefined),
  );
  const rows = items.map((item) => used.map((column) => withGuard(cellOf(valueOf(item, column)))));
  const table = [used.map(({ name }) => name), ...rows];
  return stringify(table, { bom: true, delimiter: ';', record_delimiter: 'windows' });
}

function valueOf(item: ItemRecord, { path: [field, name, text] }: Column): unknown {
  const value = item[field];
  if (name === undefined || !Array.isArray(value)) return value;
  const key = field === 'translations' ? 'language' : 'attribute';
  const row = (value as ItemRecord[]).find((one) => one[key] === name);
  return row?.[text ?? 'values'];
}
