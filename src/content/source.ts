import type { Collection } from '#model/site.ts';
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts';

/**
 * Where a shop's content comes from. A source reads and does not judge: what it delivers is
 * checked against the schemas by its caller, the same way for every source.
 */
export interface ContentSource {
  /** For messages: 'files in content/', 'content system at https://…'. */
  name: string;
  load(): Promise<SourceContent>;
  /** Calls back after each change of the content, until the returned function is called. */
  watch?(onChange: () => void): () => Promise<void>;
}

/** What a source read. */
export interface SourceContent {
  /** Records by collection, in the input shape of `contentSchema`, unchecked. */
  records: Record<string, unknown>;
  /** Where a value of `records` came from, or would have to stand. */
  place(path: readonly PropertyKey[]): Place;
  words: SourceWords;
  /** The images, unread. */
  images: SourceFile[];
  /** The maps in one file, unread. */
  mapArchives: SourceFile[];
  /** What could not be read at all: broken files, unknown files. */
  diagnostics: Diagnostic[];
}

/** How the authors of a source write content, for hints. */
export interface SourceWords {
  /** Where a collection is written, or the record of it with an id: 'project.yaml', 'pages/imprint'. */
  record(collection: Collection, id?: string): string;
  /** How to write a value of the type that is needed; undefined where there is no more to say. */
  howToWrite?(types: ValueTypes): string | undefined;
}

/** Types of values, as `typeof` names them, and 'array' and 'int'. */
interface ValueTypes {
  needed: string;
  /** Missing where the value is one of a list's records. */
  given?: string;
}

/** A file of the content beside its records. */
export interface SourceFile {
  /** File name without folders. */
  name: string;
  /** Absolute path. */
  file: string;
  place: Place;
}
