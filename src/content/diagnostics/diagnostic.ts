import type { AcceptedWarning } from '#model/entities/accepted-warning.ts';
import type { Collection } from '#model/site.ts';
import { type DiagnosticCode, severities, type Severity } from './codes.ts';

/**
 * A mistake in the content: what it is, where it is, and how to fix it. Plain data that can be
 * serialised to JSON.
 */
export interface Diagnostic extends Diagnosis {
  severity: Severity;
  place: Place;
  /** Why a warning may stay, if the content says that it may. */
  accepted?: string;
}

/** A mistake without its place. */
export interface Diagnosis<Code extends DiagnosticCode = DiagnosticCode> {
  code: Code;
  /** Describes the mistake in one sentence. */
  message: string;
  /** Says how to fix it, in a sentence or two. */
  hint?: string;
}

/** A place in the content, in terms that its author knows. */
export interface Place {
  /** The file's path relative to the shop's folder, or a record's title in a content system. */
  document: string;
  /**
   * Path of the field in the document, such as 'translations[0].title'; undefined for the whole
   * document.
   */
  field?: string;
  /** Line in the document, starting at 1, if it has lines. */
  line?: number;
  /** Address where the author can edit it. */
  url?: string;
}

/** Names a place in a message about another one. */
export function placeName({ document, line }: Place): string {
  return line === undefined ? document : `${document}, line ${line}`;
}

/** Combines a diagnosis with its place. */
export function diagnosticAt(place: Place, { code, message, hint }: Diagnosis): Diagnostic {
  return { code, severity: severities[code], place, message, ...(hint ? { hint } : {}) };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Describes why the operating system cannot read a file. */
export function unreadable(error: unknown): Diagnosis {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    code: 'unreadable',
    message: `This cannot be read${code}.`,
    hint: 'Check that it exists and that its permissions allow reading.',
  };
}

/** Formats a path for authors: 'translations[0].title'. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** Marks the warnings that the content accepts, with its reasons. */
export function withAccepted(
  diagnostics: readonly Diagnostic[],
  accepted: readonly AcceptedWarning[],
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const entry = accepted.find((one) => accepts(one, diagnostic));
    return entry ? { ...diagnostic, accepted: entry.reason } : diagnostic;
  });
}

/** Whether an entry of the content accepts a diagnostic. Errors cannot be accepted. */
export function accepts(
  { code, message, document }: AcceptedWarning,
  { severity, place, ...diagnostic }: Diagnostic,
): boolean {
  if (severity === 'error' || code !== diagnostic.code) return false;
  return message === diagnostic.message && (document ?? place.document) === place.document;
}

/** A mistake in a source's records, by the path of its value. */
interface Finding<Code extends DiagnosticCode = DiagnosticCode> extends Diagnosis<Code> {
  path: readonly PropertyKey[];
  /** Line within the value, starting at 1, for texts of several lines. */
  line?: number | undefined;
}

export type Report<Code extends DiagnosticCode = DiagnosticCode> = (finding: Finding<Code>) => void;

/** Where a source has its records, and what it could not read. */
interface SourceReport {
  place(path: readonly PropertyKey[]): Place;
  /** What it could not read. */
  diagnostics: readonly Diagnostic[];
}

/** Codes that say that a record named elsewhere does not exist, by where it would be. */
const namedIn: Partial<Record<DiagnosticCode, Collection>> = {
  'unknown-attribute': 'attributes',
  'unknown-brand': 'brands',
  'unknown-brand-type': 'brand_types',
  'unknown-category': 'categories',
  'unknown-item': 'items',
  'unknown-page': 'categories',
};

/**
 * Collects diagnostics, each with the place that the source gives for its path. If a document could
 * not be read, only that is reported: data missing because of it, there or elsewhere, are not
 * further mistakes.
 */
export function collectDiagnostics(source: SourceReport): {
  diagnostics: Diagnostic[];
  report: Report;
} {
  const diagnostics = [...source.diagnostics];
  const unread = new Set(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ place }) => place.document),
  );
  const isUnread = (collection: Collection): boolean => {
    const { document } = source.place([collection]);
    return [...unread].some((one) => one === document || one.startsWith(`${document}/`));
  };
  const report: Report = ({ path, line = 1, ...diagnosis }) => {
    const place = source.place(path);
    if (unread.has(place.document)) return;
    const collection = namedIn[diagnosis.code];
    if (collection && isUnread(collection)) return;
    const at = place.line === undefined ? place : { ...place, line: place.line + line - 1 };
    diagnostics.push(diagnosticAt(at, diagnosis));
  };
  return { diagnostics, report };
}
