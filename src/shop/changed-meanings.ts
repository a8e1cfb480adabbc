import { collectDiagnostics, type Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';

/** A change in how a version of the kit interprets content. */
export interface MeaningChange {
  /** The version that introduced the change. */
  version: string;
  /**
   * The field, starting with its collection and without list indexes: 'project.config.forms',
   * 'brands.translations.title'.
   */
  field: string;
  /** The affected shops: those that have the field, or those that omit it. */
  concerns: 'present' | 'absent';
  /** The new meaning, in one sentence. */
  message: string;
  /** What to do about it, in one sentence. */
  hint: string;
}

/**
 * All changes, oldest first. Include only content that loads as before but has a new meaning: a
 * field that was removed or has a new format causes an error by itself.
 */
export const meaningChanges: readonly MeaningChange[] = [];

/**
 * Warns of everything in a shop's content whose meaning has changed since a version of the kit,
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

/** Compares versions of three numbers. */
function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** The places of a field, or those where it is missing. */
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
