/** Which other folders the files of a folder may import. */
export interface Row {
  mayImport: readonly string[] | 'all but cms';
  /** What tests and fixtures may import beside these, and beside `test`. */
  testsMayImport?: readonly string[];
  /** Why no more than that: a clause. */
  why: string;
  /** What to do instead: a sentence. */
  instead: string;
}
