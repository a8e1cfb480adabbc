import { type DiagnosticCode, severities, type Severity } from './codes.ts';

/** Something wrong with the content: what, where, and how to mend it. Plain data, which JSON can hold. */
export interface Diagnostic extends Diagnosis {
  severity: Severity;
  place: Place;
}

/** What is wrong, wherever that is. */
export interface Diagnosis<Code extends DiagnosticCode = DiagnosticCode> {
  code: Code;
  /** What is wrong, one sentence. */
  message: string;
  /** How to mend it, in a sentence or two. */
  hint?: string;
}

/** A place in the content, in the words of its author. */
export interface Place {
  /** The file's path below the shop's folder, or the title of the record in a content system. */
  document: string;
  /** Path of the field in the document, such as 'translations[0].title'; missing for all of it. */
  field?: string;
  /** Line in the document, from 1, where it has lines. */
  line?: number;
  /** Address at which its author can mend it. */
  url?: string;
}

/** The diagnostic for a diagnosis at a place. */
export function diagnosticAt(place: Place, { code, message, hint }: Diagnosis): Diagnostic {
  return { code, severity: severities[code], place, message, ...(hint ? { hint } : {}) };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
