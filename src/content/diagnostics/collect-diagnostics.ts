import type { Collection } from '#model/site.ts';
import type { DiagnosticCode } from './codes.ts';
import { type Diagnosis, type Diagnostic, diagnosticAt, type Place } from './diagnostic.ts';

/** A mistake in a source's records, by the path of its value. */
interface Finding<Code extends DiagnosticCode = DiagnosticCode> extends Diagnosis<Code> {
  path: readonly PropertyKey[];
  /** Line within the value, starting at 1, for texts of several lines. */
  line?: number | undefined;
}

export type Report<Code extends DiagnosticCode = DiagnosticCode> = (finding: Finding<Code>) => void;

/** What a source says of its records. */
interface Told {
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
export function collectDiagnostics(source: Told): { diagnostics: Diagnostic[]; report: Report } {
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
