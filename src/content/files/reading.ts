import type { Hash } from 'node:crypto';
import {
  type Diagnosis,
  type Diagnostic,
  diagnosticAt,
  fieldPath,
  type Place,
} from '../diagnostics/diagnostic.ts';
import type { SourceFile, StaticSource } from '../source.ts';
import { isMapArchive } from './layout.ts';
import { lineFinder } from './locate.ts';

/** Everything collected while reading a shop. */
export interface Reading {
  diagnostics: Diagnostic[];
  images: SourceFile[];
  mapArchives: SourceFile[];
  staticFiles: StaticSource[];
  /** Hash of the texts that were read, with their paths. */
  hash: Hash;
  /** Paths of the texts in the hash. */
  hashed: Set<string>;
}

/** A parsed value, and the places of its parts. */
export interface ReadValue {
  /** Undefined if there is none, or if it could not be read. */
  value: unknown;
  /** The place of a part of the value. */
  place(path: readonly PropertyKey[]): Place;
}

/** Reports a mistake in a file, given by its path relative to the shop's folder. */
export function report(
  { diagnostics }: Pick<Reading, 'diagnostics'>,
  path: string,
  { line, ...diagnosis }: FileDiagnosis,
): void {
  diagnostics.push(diagnosticAt(placeIn(path, [], line), diagnosis));
}

export interface FileDiagnosis extends Diagnosis {
  /** Line in the file, starting at 1. */
  line?: number | undefined;
}

/** The place of a field in a file, on a line starting at 1. */
export function placeIn(document: string, path: readonly PropertyKey[], line?: number): Place {
  return {
    document,
    ...(path.length > 0 ? { field: fieldPath(path) } : {}),
    ...(line === undefined ? {} : { line }),
  };
}

/** Collects a file for which `isMedia` is true. */
export function addMedia(reading: Reading, { name, file, path }: Entry): void {
  const gathered = isMapArchive(name) ? reading.mapArchives : reading.images;
  gathered.push({ name, file, place: placeIn(path, []) });
}

/**
 * Finds the places of values in a YAML or JSON text that begins on a line of a file, starting at 1.
 */
export function placesIn(file: string, text: string, firstLine = 1): ReadValue['place'] {
  const lineOf = lineFinder(text);
  return (path) => {
    const line = lineOf(path);
    return placeIn(file, path, line === undefined ? undefined : firstLine - 1 + line);
  };
}

/** A file or folder of the shop. */
export interface Entry {
  name: string;
  /** Path below the shop's folder, with slashes. */
  path: string;
  /** Absolute path. */
  file: string;
  /** A folder's contents, by name; undefined for a file. */
  entries?: Entry[];
}
