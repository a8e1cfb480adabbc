import { CsvError as ParseError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Writes rows as CSV (RFC 4180). Spreadsheets read every cell as text, never as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guarded)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

/**
 * Parses CSV separated by commas or, as some spreadsheets write it, by semicolons. Skips empty
 * lines.
 *
 * @throws CsvError for a misplaced quotation mark.
 */
export function fromCsv(text: string): { line: number; cells: string[] }[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: /^\uFEFF?[^\r\n,]*;/.test(text) ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
    return rows.map(({ record, info }) => ({
      // The parser reports the last line of a row.
      line: info.lines - (record.join('').match(/\n/g)?.length ?? 0),
      cells: record.map(withoutGuard),
    }));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new CsvError(Number(error['lines']));
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** A misplaced quotation mark. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly line: number;

  constructor(line: number) {
    super('A quotation mark is missing or stands alone.');
    this.line = line;
  }
}

/**
 * Prefixes text that a spreadsheet would evaluate with an apostrophe. Text that already begins with
 * one gets another, so that reading the file back is unambiguous.
 */
function guarded(value: string): string {
  return /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
}

function withoutGuard(value: string): string {
  return /^'[=+\-@\t\r']/.test(value) ? value.slice(1) : value;
}
