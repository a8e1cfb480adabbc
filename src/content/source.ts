import type { Problem } from './problem.ts';

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
  /** Where a value of `records` came from. */
  origin(path: readonly PropertyKey[]): Origin;
  /** The images, unread. */
  images: SourceFile[];
  /** The maps in one file, unread. */
  mapArchives: SourceFile[];
  /** What could not be read at all: broken files, unknown files. */
  problems: Problem[];
}

/** A place in the content, as its author knows it. */
export interface Origin {
  /** Path of the file below the shop's folder, or the name of the record in a content system. */
  file: string;
  /** Path of the field in that file, such as 'translations[0].title'; empty for the whole file. */
  field: string;
  /** Line in the file, from 1, where it is known. */
  line?: number;
}

/** A file of the content beside its records. */
export interface SourceFile {
  /** File name without folders. */
  name: string;
  /** Absolute path. */
  file: string;
  /** Path as its author knows it, for messages. */
  origin: string;
}
