/** Names and keys of the records and pictures that a record refers to. */
export interface Names {
  /** The name of a record or picture by its key in the database. */
  nameOf(collection: string, key: Key): string | undefined;
}

export interface Keys {
  /** The key of a record or picture in the database, by its name. */
  keyOf(collection: string, name: string): Key | undefined;
}

export type Key = string | number;
