/** Settings of the inline script; the build replaces their names with values. */
declare const settings: {
  /** Addresses of the modules that start the application. */
  readonly modules: readonly string[];
  /** Hash of the consent entries and texts; undefined if there is nothing to consent to. */
  readonly consents: string | undefined;
};
