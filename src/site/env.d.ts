interface ImportMetaEnv {
  /** Hash of the bundled code, inserted at build time. */
  readonly CODE_HASH: string;
}

/** https://www.w3.org/TR/gpc/ */
interface Navigator {
  /** Whether the visitor asks all sites not to share their data; undefined in most browsers. */
  readonly globalPrivacyControl?: boolean;
}
