/** Settings of the inline script; the build replaces their names with values. */
declare const settings: {
  /** Address of the module that starts the application. */
  readonly entry: string;
  /** Hash of the consent entries and texts; undefined if there is nothing to consent to. */
  readonly consents: string | undefined;
};
