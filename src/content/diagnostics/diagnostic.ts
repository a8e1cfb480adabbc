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
