import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a table; the first contains the column names. */
export interface Table {
  head: Row;
  rows: Row[];
}

interface Row {
  /** Where it begins in the file, starting at 1. */
  line: number;
  cells: string[];
}

/** A table that cannot be read from a certain line on. */
export class TableError extends Error {
  override name = 'TableError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads the usual kinds of CSV: separated by commas, semicolons or tabs; in UTF-8, in UTF-16 (which
 * spreadsheets call "Unicode text"), Windows-1252 or Mac OS Roman. Skips empty lines.
 *
 * @throws TableError
 */
export function readTable(bytes: Uint8Array): Table {
  const written = decode(bytes);
  // Leaves an empty line, to keep the line numbers.
  const text = written.replace(/^sep=.(?=[\r\n])/, '');
  // A spreadsheet's own format or a picture; CSV never contains these bytes.
  if (text.includes('\0\0') || text.startsWith('PK\u0003')) {
    throw new TableError(1, 'This is no CSV: save the table as "CSV (UTF-8)".');
  }
  let read = 0;
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      on_record: (record, { lines }) => {
        read = lines;
        return record;
      },
      relax_column_count: true,
      // A quotation mark within a cell is an ordinary character: 28".
      relax_quotes: true,
      skip_records_with_empty_values: true,
    }) as unknown as Parsed[];
    const [head, ...rows] = parsed.map(({ record, info }) => ({
      // The parser reports the last line of a row.
      line: info.lines - (record.join('').match(/\r\n?|\n/g)?.length ?? 0),
      cells: record.map((cell) => withoutGuard(cell).trim()),
    }));
    if (!head) throw new TableError(1, 'The file is empty.');
    return { head, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // An unclosed quotation mark is only detected at the end of the file.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? read + 1 : Number(error['lines']);
    throw new TableError(
      line,
      'A quotation mark is missing: a cell that begins with one ends with one, and doubles those within.',
    );
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Decodes UTF-16 or UTF-8, or else Windows-1252, or Mac OS Roman if the words only make sense in
 * that: Excel for Mac saves "CSV" in it.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return sense(windows) <= 0 && sense(mac) > 0 ? mac : windows;
  }
}

/**
 * Counts the accented letters of our languages that follow a letter, minus other special characters
 * within words.
 */
function sense(text: string): number {
  let sum = 0;
  for (const [, found = ''] of text.matchAll(/[a-z]([^a-z\d\s!-~]+)/gi)) {
    for (const sign of found) {
      if (/[äöüßàâáãåæçèéêëíîïñóôõøœùúû]/i.test(sign)) sum += 1;
      else if (!/[–—’‘“”„«»€]/.test(sign)) sum -= 1;
    }
  }
  return sum;
}

/** The most frequent separator in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Escapes texts that begin with one of these characters by an apostrophe, because spreadsheets
 * would evaluate them. A leading apostrophe is doubled.
 */
export function withGuard(text: string): string {
  return /^[=+\-@\t\r']/.test(text) ? `'${text}` : text;
}

function withoutGuard(text: string): string {
  return /^'[=+\-@\t\r']/.test(text) ? text.slice(1) : text;
}
