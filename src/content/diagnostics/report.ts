import { styleText } from 'node:util';
import { type Diagnostic, hasErrors } from './diagnostic.ts';

interface FormatOptions {
  color?: boolean;
  /** Prefix for each document, so that a terminal can open it: 'content'. */
  folder?: string;
  /** Whether to list every document, and every accepted warning. */
  all?: boolean;
  /** The command that lists everything. */
  command?: string;
}

/** Styles a text for the terminal; without colour, returns it unchanged. */
type Paint = (style: 'bold' | 'dim' | 'red' | 'underline' | 'yellow', text: string) => string;

/** A warning about more documents than this is printed once, with the first few of them. */
const documentsShown = 3;

/** A warning at more places of one document than this is printed once, at the first. */
const placesShown = 3;

/** Mistakes of one code in one document that are printed; the others are counted. */
const mistakesShown = 50;

/**
 * Formats all diagnostics for a terminal: by document, those with errors first, each followed by
 * its code in brackets, and finally their number.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { color = false, folder, all = false, command = 'npm run check -- --all' }: FormatOptions = {},
): string {
  const paint: Paint = (style, text) =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const told = all ? diagnostics : diagnostics.filter(({ accepted }) => accepted === undefined);
  const merged = all ? told : condense(told);
  const shown = all ? told : foldPlaces(merged);
  const groups = [...Map.groupBy(shown, ({ place }) => place.document)].toSorted(byUrgency);
  const blocks = groups.map(([document, group]) => {
    const heading = paint('underline', folder ? `${folder}/${document}` : document);
    const lines = (all ? group : firstOfEach(group))
      .toSorted(byPlace)
      .map((diagnostic) => `  ${describe(diagnostic, paint)}`);
    return [heading, ...lines, ...(all ? [] : rest(group, paint))].join('\n');
  });
  const isShortened = groups.some(([, group]) => firstOfEach(group).length < group.length);
  const left = [
    ...(merged.length < told.length ? ['every file of each warning'] : []),
    ...(shown.length < merged.length ? ['every place of each warning'] : []),
    ...(isShortened && !all ? ['every mistake'] : []),
  ];
  const more = left.length > 0 ? [`"${command}" lists ${left.join(', and ')}.`] : [];
  return `${[...blocks, ...more, paint('bold', count(diagnostics))].join('\n\n')}\n`;
}

/** The first mistakes of each code. */
function firstOfEach(group: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(group, ({ code }) => code).values()].flatMap((ofCode) =>
    ofCode.toSorted(byPlace).slice(0, mistakesShown),
  );
}

/** Says how many mistakes of each code `firstOfEach` leaves out. */
function rest(group: readonly Diagnostic[], paint: Paint): string[] {
  return [...Map.groupBy(group, ({ code }) => code)].flatMap(([code, { length }]) =>
    length > mistakesShown
      ? [
          `  … and ${(length - mistakesShown).toLocaleString('en')} more ${paint('dim', `[${code}]`)}`,
        ]
      : [],
  );
}

/** Merges warnings that many documents share into one, with a list of the documents. */
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

/** Merges warnings that many rows of one document share into the first. */
function foldPlaces(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const alike = ({ severity, code, message, hint, place, accepted }: Diagnostic, at: number) =>
    severity === 'warning' && accepted === undefined
      ? JSON.stringify([code, message, hint, place.document, place.field?.replaceAll(/\d+/g, '')])
      : at;
  const groups = Map.groupBy(
    diagnostics.map((diagnostic, at) => ({ diagnostic, key: alike(diagnostic, at) })),
    ({ key }) => key,
  );
  return [...groups.values()].flatMap((group) => {
    const places = group.map(({ diagnostic }) => diagnostic).toSorted(byPlace);
    const [first] = places;
    if (!first || places.length <= placesShown) return places;
    const others = (places.length - 1).toLocaleString('en');
    const hint = [first.hint, `(Here and in ${others} more places.)`].filter(Boolean).join(' ');
    return [{ ...first, hint }];
  });
}

function describe(
  { severity, code, place, message, hint, accepted }: Diagnostic,
  paint: Paint,
): string {
  const mark = severity === 'error' ? paint('red', '✖') : paint('yellow', '⚠');
  const line = place.line === undefined ? '' : `line ${place.line}`;
  const where = [line, place.field].filter(Boolean).join(', ');
  const link = place.url === undefined ? [] : [paint('dim', place.url)];
  return [
    mark,
    ...(where ? [paint('dim', `${where}:`)] : []),
    message,
    ...(hint ? [hint] : []),
    ...link,
    paint('dim', `[${code}]`),
    ...(accepted === undefined ? [] : [paint('dim', `Accepted: ${accepted}`)]),
  ].join(' ');
}

function count(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const accepted = diagnostics.filter((one) => one.accepted !== undefined).length;
  const warnings = diagnostics.length - errors - accepted;
  const told = [errors && amount(errors, 'error'), warnings && amount(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
  const also = accepted > 0 ? ` (and ${amount(accepted, 'accepted warning')})` : '';
  return `${told || 'No mistakes.'}${also}`;
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
