/** Settings of the scripts of documents; the build replaces their names with values. */
declare const settings: {
  /** Addresses of the modules that start the application. */
  readonly modules: readonly string[];
  /** Hash of the consent entries and texts; undefined if there is nothing to consent to. */
  readonly consents: string | undefined;
  /**
   * By language, the timetables of the shop and its further places; empty for a place without one.
   */
  readonly timetables: Partial<Record<string, Readonly<Record<string | number, string>>>>;
};
