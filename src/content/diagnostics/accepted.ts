import type { AcceptedWarning } from '#model/entities/accepted-warning.ts';
import type { Diagnostic } from './diagnostic.ts';

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
