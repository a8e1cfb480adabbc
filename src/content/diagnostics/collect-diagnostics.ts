import type { DiagnosticCode } from './codes.ts';
import { type Diagnosis, type Diagnostic, diagnosticAt, type Place } from './diagnostic.ts';

/** Something wrong at a place in a source's records. */
interface Finding<Code extends DiagnosticCode = DiagnosticCode> extends Diagnosis<Code> {
  path: readonly PropertyKey[];
  /** Line in the value itself, from 1, where the value is a text of several lines. */
  line?: number | undefined;
}

export type Report<Code extends DiagnosticCode = DiagnosticCode> = (finding: Finding<Code>) => void;

/** What a source says of its records. */
interface Told {
  place(path: readonly PropertyKey[]): Place;
  /** What it could not read. */
  diagnostics: readonly Diagnostic[];
}

/**
 * Collects diagnostics, each at the place that the source gives to its path. A document that could
 * not be read is reported as that and nothing else: what is missing because of it is no further
 * mistake.
 */
export function collectDiagnostics(source: Told): { diagnostics: Diagnostic[]; report: Report } {
  const diagnostics = [...source.diagnostics];
  const unread = new Set(diagnostics.map(({ place }) => place.document));
  const report: Report = ({ path, line = 1, ...diagnosis }) => {
    const place = source.place(path);
    if (unread.has(place.document)) return;
    const at = place.line === undefined ? place : { ...place, line: place.line + line - 1 };
    diagnostics.push(diagnosticAt(at, diagnosis));
  };
  return { diagnostics, report };
}
