interface ImportMetaEnv {
  /** Hash of the bundled code, inserted at build time. */
  readonly CODE_HASH: string;
}
