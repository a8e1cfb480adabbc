import pico from 'picocolors';
import { type Diagnostic, hasErrors } from './diagnostic.ts';

interface FormatOptions {
  color?: boolean;
  /** Written before each document, so that a terminal can open it: 'content'. */
  folder?: string;
}

/** A warning that comes from more documents than this is written once, with the first of them. */
const documentsShown = 3;

/**
 * All diagnostics for a terminal, by document, those with errors first, each with its code in
 * brackets behind it, and a last line that counts them.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { color = false, folder }: FormatOptions = {},
): string {
  const paint = pico.createColors(color);
  const groups = [...Map.groupBy(condense(diagnostics), ({ place }) => place.document)].toSorted(
    byUrgency,
  );
  const blocks = groups.map(([document, group]) => {
    const heading = paint.underline(folder ? `${folder}/${document}` : document);
    const lines = group.toSorted(byPlace).map((diagnostic) => `  ${describe(diagnostic, paint)}`);
    return [heading, ...lines].join('\n');
  });
  return `${[...blocks, paint.bold(count(diagnostics))].join('\n\n')}\n`;
}

/** Warnings that many documents share become one, with a list of documents for its document. */
function condense(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const alike = ({ severity, code, message, hint, place: { field, document } }: Diagnostic) =>
    severity === 'warning' ? JSON.stringify([code, message, hint, field]) : document;
  return [...Map.groupBy(diagnostics, alike).values()].flatMap((group) => {
    const [first] = group;
    const documents = [...new Set(group.map(({ place }) => place.document))];
    if (!first || documents.length <= documentsShown) return group;
    const { line: _, url: __, ...place } = first.place;
    const shown = documents.slice(0, documentsShown).join(', ');
    const document = `${shown} and ${documents.length - documentsShown} more`;
    return { ...first, place: { ...place, document } };
  });
}

function describe(
  { severity, code, place, message, hint }: Diagnostic,
  paint: ReturnType<typeof pico.createColors>,
): string {
  const mark = severity === 'error' ? paint.red('✖') : paint.yellow('⚠');
  const line = place.line === undefined ? '' : `line ${place.line}`;
  const where = [line, place.field].filter(Boolean).join(', ');
  const link = place.url === undefined ? [] : [paint.dim(place.url)];
  return [
    mark,
    ...(where ? [paint.dim(`${where}:`)] : []),
    message,
    ...(hint ? [hint] : []),
    ...link,
    paint.dim(`[${code}]`),
  ].join(' ');
}

function count(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'No mistakes.';
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors && amount(errors, 'error'), warnings && amount(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

function amount(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

type Group = [document: string, diagnostics: Diagnostic[]];

function byUrgency([oneDocument, one]: Group, [otherDocument, other]: Group): number {
  return (
    Number(hasErrors(other)) - Number(hasErrors(one)) || (oneDocument < otherDocument ? -1 : 1)
  );
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  if (one.severity !== other.severity) return one.severity === 'error' ? -1 : 1;
  return (one.place.line ?? 0) - (other.place.line ?? 0);
}
