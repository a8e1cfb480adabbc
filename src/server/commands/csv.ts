/** Rows as CSV (RFC 4180), in a form that spreadsheets take for text, never for a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/**
 * The rows of a CSV file, with commas or, as some spreadsheets write it, semicolons. Empty lines
 * are left out.
 */
export function fromCsv(text: string): { line: number; cells: string[] }[] {
  const contents = text.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n,]*;/.test(contents) ? ';' : ',';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r?\n|$)`,
    'y',
  );
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  while (cell.lastIndex < contents.length) {
    const [all, inQuotes, plain = '', end] = cell.exec(contents) ?? [];
    if (all === undefined) throw new CsvError(line);
    row.cells.push(withoutGuard(inQuotes?.replaceAll('""', '"') ?? plain));
    line += all.split('\n').length - 1;
    if (end === separator && cell.lastIndex < contents.length) continue;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
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

/** What a spreadsheet would calculate begins with an apostrophe instead. */
function quoted(value: string): string {
  const guarded = /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
  return `"${guarded.replaceAll('"', '""')}"`;
}

function withoutGuard(value: string): string {
  return /^'[=+\-@\t\r']/.test(value) ? value.slice(1) : value;
}
