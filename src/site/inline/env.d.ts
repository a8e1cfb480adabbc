/** What the build tells the script of a document: it puts the values in the place of their names. */
declare const settings: {
  /** Address of the module that starts the application. */
  readonly entry: string;
  /** Names what the visitor is asked to agree to; missing where there is nothing to decide. */
  readonly consents: string | undefined;
};
