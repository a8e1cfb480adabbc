import type { Collection } from '#model/site.ts';
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts';

/**
 * A source of a shop's content. A source reads without validating: its caller checks what it
 * delivers against the schemas, the same way for every source.
 */
export interface ContentSource {
  /** Name for messages: 'files in content/', 'content system at https://…'. */
  name: string;
  load(): Promise<SourceContent>;
  /** Calls back after each change of the content, until the returned function is called. */
  watch?(onChange: () => void): () => Promise<void>;
}

/** Everything that a source has read. */
export interface SourceContent {
  /** Unvalidated records by collection, in the input format of `contentSchema`. */
  records: Record<string, unknown>;
  /** The place of a value in `records`, or the place where a missing one belongs. */
  place(path: readonly PropertyKey[]): Place;
  words: SourceWords;
  /** The image files, not read yet. */
  images: SourceFile[];
  /** The map archives, not read yet. */
  mapArchives: SourceFile[];
  /** The files to be published unchanged, not read yet. */
  staticFiles: StaticSource[];
  /** Failures to read: broken files, unknown files. */
  diagnostics: Diagnostic[];
  /**
   * Hash that changes with everything here, including places and the bytes of files. A build has
   * nothing to do if it equals the last build's; without it, the build reads everything.
   */
  version?: string;
}

/** A source's terms for authors, for use in hints. */
export interface SourceWords {
  /** The place of a collection, or of its record with an id: 'project.yaml', 'pages/imprint'. */
  record(collection: Collection, id?: string): string;
  /** How to write a value of the required type; undefined if no hint is needed. */
  howToWrite?(types: ValueTypes): string | undefined;
}

/** Types of values: the results of `typeof`, 'array' and 'int'. */
interface ValueTypes {
  needed: string;
  /** Undefined for a value that is a record of a list. */
  given?: string;
}

/** A file of the content other than a record. */
export interface SourceFile {
  /** File name without folders. */
  name: string;
  /** Absolute path. */
  file: string;
  place: Place;
}

/** A file to be published unchanged. */
export interface StaticSource extends Omit<SourceFile, 'name'> {
  /** Its path on the site: '/preisliste.pdf'. */
  path: string;
}
