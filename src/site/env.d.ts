interface ImportMetaEnv {
  /** Hash of the code that is bundled; it is put in at build time. */
  readonly CODE_HASH: string;
}
