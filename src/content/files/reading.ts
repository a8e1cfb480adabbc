import type { Problem } from '../problem.ts';
import type { Origin, SourceFile } from '../source.ts';
import { fieldPath } from '../field-path.ts';
import { isMapArchive } from './file-name.ts';
import { lineFinder } from './locate.ts';
import type { Entry } from './tree.ts';

/** What is gathered while a shop is read. */
export interface Reading {
  problems: Problem[];
  images: SourceFile[];
  mapArchives: SourceFile[];
}

/** A value that was read, and where its parts came from. */
export interface ReadValue {
  /** Undefined where there is none, or where it could not be read. */
  value: unknown;
  /** The place of a part of the value. */
  origin(path: readonly PropertyKey[]): Origin;
}

export function addMistake(reading: Reading, file: string, message: string, hint: string): void {
  reading.problems.push({ severity: 'error', file, message, hint });
}

/** Gathers a file that `isMedia`. */
export function addMedia(reading: Reading, { name, file, path }: Entry): void {
  const gathered = isMapArchive(name) ? reading.mapArchives : reading.images;
  gathered.push({ name, file, origin: path });
}

/** Tells the places of values in a YAML or JSON text that begins on a line of a file, from 1. */
export function originsIn(file: string, text: string, firstLine = 1): ReadValue['origin'] {
  const lineOf = lineFinder(text);
  return (path) => {
    const line = lineOf(path);
    return {
      file,
      field: fieldPath(path),
      ...(line === undefined ? {} : { line: firstLine - 1 + line }),
    };
  };
}
