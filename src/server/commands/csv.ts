import { CsvError as ParseError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Rows as CSV (RFC 4180), in a form that spreadsheets take for text, never for a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guarded)),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );
}

/**
 * The rows of a CSV file, with commas or, as some spreadsheets write it, semicolons. Empty lines
 * are left out.
 *
 * @throws CsvError where a quotation mark stands where none may.
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
      // The parser tells a row's last line.
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

/** A quotation mark stands where none may. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly line: number;

  constructor(line: number) {
    super('A quotation mark is missing or stands alone.');
    this.line = line;
  }
}

/** What a spreadsheet would calculate begins with an apostrophe; so that it can be read back, what begins with one too. */
function guarded(value: string): string {
  return /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
}

function withoutGuard(value: string): string {
  return /^'[=+\-@\t\r']/.test(value) ? value.slice(1) : value;
}
