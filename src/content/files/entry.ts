/** A file or folder of the shop. */
export interface Entry {
  name: string;
  /** Path below the shop's folder, with slashes. */
  path: string;
  /** Absolute path. */
  file: string;
  /** What a folder holds, by name; undefined for a file. */
  entries?: Entry[];
}
