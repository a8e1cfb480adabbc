import { collectDiagnostics } from '#content/diagnostics/collect-diagnostics.ts';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';
import { type MeaningChange, meaningChanges } from './meaning-changes.ts';

/**
 * Warnings of all in a shop's content that means something else than it did to a version of the kit,
 * each at its place.
 */
export async function changedMeanings(
  source: ContentSource,
  since: string,
  changes = meaningChanges,
): Promise<Diagnostic[]> {
  const later = changes.filter(({ version }) => isLater(version, since));
  if (later.length === 0) return [];
  const read = await source.load();
  const { diagnostics, report } = collectDiagnostics({ ...read, diagnostics: [] });
  for (const { version, field, concerns, message, hint } of later) {
    for (const path of placesOf(read.records, field.split('.'), concerns)) {
      report({
        code: 'changed-meaning',
        path,
        message: `Since version ${version}: ${message}`,
        hint,
      });
    }
  }
  return diagnostics;
}

/** Versions are three numbers. */
function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** Where a field stands, or where it could stand and does not. */
function placesOf(
  value: unknown,
  [name, ...rest]: readonly string[],
  concerns: MeaningChange['concerns'],
): PropertyKey[][] {
  if (name === undefined) return concerns === 'present' ? [[]] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) =>
      placesOf(item, [name, ...rest], concerns).map((path) => [at, ...path]),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  if (inner === undefined) return concerns === 'absent' ? [[]] : [];
  return placesOf(inner, rest, concerns).map((path) => [name, ...path]);
}
