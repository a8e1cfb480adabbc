import type { DiagnosticCode } from '../diagnostics/codes.ts';
import { type Diagnostic, diagnosticAt } from '../diagnostics/diagnostic.ts';
import { nearest, suggest } from '../diagnostics/nearest.ts';
import { isMistake } from './cells.ts';
import { type Column, columnsFor, type Known } from './columns.ts';
import { readTable, TableError } from './read-table.ts';

/** An item in a table. */
export interface ItemRow {
  /** Line where it begins in the file, starting at 1. */
  line: number;
  /** The values of its cells; undefined for an empty one. */
  values: ReadonlyMap<Column, unknown>;
}

interface ItemTable {
  columns: Column[];
  rows: ItemRow[];
  mistakes: Diagnostic[];
}

/**
 * Reads a table of items.
 *
 * @param file its name in the report.
 * @returns every mistake with its line and column; rows lack the values that could not be read.
 */
export function readItems(bytes: Uint8Array, file: string, known: Known): ItemTable {
  const mistakes: Diagnostic[] = [];
  const report = (
    line: number,
    field: string | undefined,
    [code, message, hint]: [DiagnosticCode, string, (string | undefined)?],
  ) => {
    const place = { document: file, line, ...(field === undefined ? {} : { field }) };
    mistakes.push(diagnosticAt(place, { code, message, ...(hint ? { hint } : {}) }));
  };
  try {
    const { head, rows } = readTable(bytes);
    const columns = readHead(head.cells, columnsFor(known), (...mistake) =>
      report(head.line, undefined, mistake),
    );
    const items = rows.map(({ line, cells }) => {
      if (cells.slice(columns.length).some((cell) => cell !== '')) {
        report(line, undefined, [
          'table-row',
          `The row has ${cells.length} cells, the first one ${columns.length}.`,
          'Put a text with a separator in it into double quotes.',
        ]);
      }
      const values = new Map<Column, unknown>();
      for (const [at, column] of columns.entries()) {
        const text = cells[at] ?? '';
        if (column && text.length > mostCharacters) {
          const length = text.length.toLocaleString('en');
          report(line, head.cells[at], [
            'table-cell',
            `The cell has ${length} characters, more than ${mostCharacters.toLocaleString('en')}.`,
            'Shorten it; a missing quotation mark can join rows into one cell.',
          ]);
          continue;
        }
        if (column && isChangedNumber(column, text)) {
          report(line, head.cells[at], [
            'changed-number',
            `"${text}" looks like a number that a spreadsheet has changed.`,
            'Format the column as text, and write the number again.',
          ]);
        }
        const cell = column && text !== '' ? column.read(text) : { value: undefined };
        if (!column) continue;
        if (!isMistake(cell)) values.set(column, cell.value);
        else report(line, head.cells[at], ['table-cell', shortened(cell.mistake), cell.hint]);
      }
      return { line, values };
    });
    return { columns: columns.filter((column) => column !== undefined), rows: items, mistakes };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    report(error.line, undefined, ['table-row', error.message]);
    return { columns: [], rows: [], mistakes };
  }
}

/** The column of each cell in the first row; undefined for unknown or duplicate ones. */
function readHead(
  cells: readonly string[],
  known: readonly Column[],
  report: (code: DiagnosticCode, message: string, hint?: string) => void,
): (Column | undefined)[] {
  const byName = new Map<string, Column>();
  for (const column of known) {
    for (const alias of column.aliases) {
      if (!byName.has(alias.toLowerCase())) byName.set(alias.toLowerCase(), column);
    }
  }
  for (const column of known) byName.set(column.name.toLowerCase(), column);
  if (!cells.some((cell) => byName.has(cell.toLowerCase()))) {
    const message = 'No column has a name that is known; the first row holds the names.';
    report('table-column', message, suggest('', names(known)));
    return cells.map(() => undefined);
  }
  const seen = new Map<Column, string>();
  const unknown = cells.filter((cell) => !byName.has(cell.toLowerCase()));
  const mistake = unknownColumns(unknown, names(known));
  if (mistake) report('table-column', ...mistake);
  return cells.map((cell) => {
    const column = byName.get(cell.toLowerCase());
    const other = column && seen.get(column);
    if (!column) return undefined;
    if (other !== undefined) {
      report('table-column', `The columns "${other}" and "${cell}" say the same.`, 'Keep one.');
    } else {
      seen.set(column, cell);
      return column;
    }
    return undefined;
  });
}

/** Reports all of them in one mistake: exports of other systems have dozens. */
function unknownColumns(
  cells: readonly string[],
  known: readonly string[],
): [message: string, hint: string] | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  if (cells.length === 1) {
    const written = shortened(first);
    return [
      first === '' ? 'A column has no name.' : `The column "${written}" is not known.`,
      suggest(written, known),
    ];
  }
  const named = cells.filter((cell) => cell !== '').map((cell) => cell.slice(0, 40));
  const shown = named.slice(0, columnsShown).map((cell) => `"${cell}"`);
  const others = named.length - shown.length;
  const listed = `${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  const unnamed = cells.length - named.length;
  const about = [
    ...(named.length > 0 ? [`${named.length} columns are not known: ${listed}.`] : []),
    ...(unnamed > 0 ? [`${unnamed} columns have no name.`] : []),
  ];
  const near = named.flatMap((cell) => {
    const name = nearest(cell, known);
    return name === undefined ? [] : [`"${cell}" may be "${name}".`];
  });
  const hint = [
    ...near.slice(0, columnsShown),
    'Delete the columns, or rename those that the shop is to have: "export-items" writes a table with all names, such as category, name_de, price and sku.',
  ];
  return [about.join(' '), hint.join(' ')];
}

/** Maximum number of columns named in a message. */
const columnsShown = 5;

function names(columns: readonly Column[]): string[] {
  return columns.map(({ name }) => name);
}

/** Longer texts are not item descriptions. */
const mostCharacters = 100_000;

/** Detects '1,20E+05' and '01.02.2024' in columns of identifiers: the original digits are lost. */
function isChangedNumber({ name }: Column, text: string): boolean {
  const isName = ['sku', 'gtin', 'mpn'].includes(name);
  return isName && /^(?:\d+(?:[.,]\d+)?E[+-]?\d+|\d{1,2}\.\d{1,2}\.\d{2,4})$/i.test(text);
}

/** Shortens a cell for reports in a terminal: it can contain a megabyte. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 120)} … ${text.slice(-20)}` : text;
}
